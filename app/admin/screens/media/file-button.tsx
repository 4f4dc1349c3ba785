import { ACCEPTED_IMAGES } from '#domain/images/image-rules.ts';

interface FileButtonProps {
  label: string;
  busy: boolean;
  onFile(file: File): void;
  className?: string;
}

/** A button that asks for one image of this computer. */
export function FileButton({ label, busy, onFile, className = '' }: FileButtonProps) {
  return (
    <label className={`quiet-button ${className}`} aria-busy={busy}>
      <input
        type="file"
        accept={ACCEPTED_IMAGES}
        disabled={busy}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be wanted a second time.
          target.value = '';
        }}
      />
      {busy && <span className="spinner" aria-hidden="true" />}
      {label}
    </label>
  );
}
