import { useLoaderData } from 'react-router';
import { isSection } from '#domain/content/sections.ts';
import { servicesOf } from '../../../services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { entryOf } from '../../shell/navigation.ts';
import { words } from '../../words.ts';

export const loader = adminPageLoader(async (args) => {
  const { section = 'home' } = args.params;
  const language = editedLanguage(args.url);
  if (!isSection(section)) throw new Response(null, { status: 404 });
  const { content, rev } = await servicesOf(args).content.load(section, language);
  return { section, language, content, rev };
});

export default function GenericEditor() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return null;
  return (
    <>
      <title>{`${entryOf(`pages/${loaded.section}`)?.label} · ${words.title}`}</title>
      <h1>{entryOf(`pages/${loaded.section}`)?.label}</h1>
    </>
  );
}
