import { type ReactNode, useState } from 'react';
import { PreviewFrame } from './preview-frame.tsx';

interface PreviewPaneProps {
  title: string;
  language: string;
  children: ReactNode;
}

const widths = { page: 'Ordinateur', phone: 'Téléphone' } as const;

/** A preview with the choice of how wide the window is that it is seen through. */
export function PreviewPane({ title, language, children }: PreviewPaneProps) {
  const [width, setWidth] = useState<keyof typeof widths>('page');
  return (
    <section aria-label={title} className="preview-pane">
      <p className="preview-widths">
        {(['page', 'phone'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={width === name} onClick={() => setWidth(name)}>
            {widths[name]}
          </button>
        ))}
      </p>
      <PreviewFrame title={title} language={language} width={width}>
        {children}
      </PreviewFrame>
    </section>
  );
}
