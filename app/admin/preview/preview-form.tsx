import type { FormEvent, ReactNode } from 'react';
import { adminPaths } from '#domain/pages.ts';
import { previewButtonWords as words } from './preview-button-words.ts';

interface PreviewFormProps {
  /** As `perspectiveText` writes it: `working`, `publication:<id>`, `at:<time>`. */
  perspective: string;
  /** The page of the site that one sees first. */
  path: string;
  /** Of the button. */
  className: string;
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
  children: ReactNode;
}

/** A button that opens the site in a perspective, in a tab of its own. */
export function PreviewForm({ perspective, path, className, onSubmit, children }: PreviewFormProps) {
  return (
    <form
      method="post"
      action={`${adminPaths.fr}/preview`}
      target="_blank"
      rel="noopener"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="perspective" value={perspective} />
      <input type="hidden" name="path" value={path} />
      <button type="submit" className={className}>
        {children} <span className="sr-only">{words.newTab}</span>
      </button>
    </form>
  );
}
