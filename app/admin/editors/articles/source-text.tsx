import { RichText } from '../../../site/blocks/rich-text.tsx';
import type { ArticlesData } from './load-articles.ts';
import { words } from './words.ts';

/** The same article in the other language, to read while one writes. */
export function SourceText({ source }: { source: NonNullable<ArticlesData['source']> }) {
  const { language, title, description, nodes } = source;
  return (
    <section aria-label={words.sourceOf[language]} lang={language} className="source-pane">
      <h2 className="text-xl">{title}</h2>
      <div className="source-text prose">
        <p>
          <em>{description}</em>
        </p>
        <RichText nodes={nodes} />
      </div>
    </section>
  );
}
