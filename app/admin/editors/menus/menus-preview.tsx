import { type ComponentProps, useDeferredValue } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import { PageFrame } from '../../../site/blocks/page-frame.tsx';
import { Stage } from '../../../site/blocks/stage.tsx';
import { useDraft, useDraftState } from '../../editing/drafts.tsx';
import { PreviewPane } from '../../preview/preview-pane.tsx';
import { words } from './words.ts';

export type MenusStage = ComponentProps<typeof PageFrame>;

/** Header and footer of the site with the menus as they stand in the fields. */
export function MenusPreview({ language, stage }: { language: Language; stage: MenusStage }) {
  const content = useDraftState(useDraft(), (state) => state.content) as SectionContent<'common'>;
  const common = useDeferredValue(content);
  return (
    <div className="menus-preview">
      <PreviewPane title={words.preview} language={language}>
        <Stage language={language} common={common}>
          <PageFrame {...stage} />
        </Stage>
      </PreviewPane>
    </div>
  );
}
