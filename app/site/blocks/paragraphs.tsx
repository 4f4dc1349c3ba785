/** A text whose paragraphs are parted by blank lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={`grid gap-4 ${className ?? ''}`}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
