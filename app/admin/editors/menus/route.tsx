import { useLoaderData } from 'react-router';
import { inMenuOrder } from '#domain/content/menu.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadSection } from '../../editing/loading/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { MenusEditor } from './menus-editor.tsx';

export const ErrorBoundary = LoadFailure;

export const loader = adminPageLoader(async (args) => {
  const loaded = await loadSection(serverServicesOf(args), 'common', editedLanguage(args.url));
  const common = loaded.content as SectionContent<'common'>;
  const { header, footer } = common.menus;
  const menus = { header: inMenuOrder(header), footer: inMenuOrder(footer) };
  return { loaded: { ...loaded, content: { ...common, menus } } };
});

export default function MenusEditorRoute() {
  const found = useLoaderData<typeof loader>();
  return found && <MenusEditor key={found.loaded.language} {...found} />;
}
