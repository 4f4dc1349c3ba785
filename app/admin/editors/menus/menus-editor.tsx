import { newMenuItem, numbered } from '#domain/content/menu.ts';
import { type ListShape, shapeAt } from '#domain/editing/shape.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { DraftProvider } from '../../editing/drafts.tsx';
import { EditorFrame } from '../../editing/editor-frame.tsx';
import { type EditedSection, useSectionDrafts } from '../../editing/use-section-drafts.ts';
import { Card } from '../../fields/card.tsx';
import { ListField } from '../../fields/list-field.tsx';
import { entryOf } from '../../shell/navigation.ts';
import { MenuItemFields } from './menu-item-fields.tsx';
import { words } from './words.ts';

/**
 * The two menus of a language, out of the section `common`. The order of the list is the order of the menu.
 */
export function MenusEditor({ loaded }: { loaded: EditedSection }) {
  const drafts = useSectionDrafts([loaded]) as [Draft];
  const [draft] = drafts;
  const { language } = loaded;
  return (
    <EditorFrame
      title={entryOf('menus')?.label ?? ''}
      language={language}
      drafts={drafts}
      page={pathTo('home', language)}
    >
      <DraftProvider draft={draft}>
        <div className="editor-cards" data-editor="menus">
          <Card title={words.header} path="menus.header">
            <p className="card-note">{words.headerHelp}</p>
            <MenuList path="menus.header" draft={draft} />
          </Card>
          <Card title={words.footer} path="menus.footer">
            <MenuList path="menus.footer" draft={draft} />
          </Card>
        </div>
      </DraftProvider>
    </EditorFrame>
  );
}

type Items = Parameters<typeof newMenuItem>[0];

function MenuList({ path, draft }: { path: string; draft: Draft }) {
  return (
    <ListField
      shape={shapeAt(draft.shape, path) as ListShape}
      path={path}
      Inner={MenuItemFields}
      blank={(entries) => newMenuItem(entries as Items)}
      arranged={(entries) => numbered(entries as Items as never)}
    />
  );
}
