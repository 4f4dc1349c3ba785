import { fieldNames } from '../fields/labels.ts';
import { entryOf } from '../shell/navigation.ts';
import { jsonHandler, languageTarget } from './json-handler.ts';

const LONGEST_QUERY = 200;

/** GET `?q=`: the fields, articles and case studies of a language that hold the words asked for, as they are written. */
const handler = jsonHandler(languageTarget, {
  async GET({ services, language, url }) {
    const { content } = await services.servicesFor({ kind: 'working' }, services);
    const nameOf = (section: string, path: string) =>
      `${entryOf(`pages/${section}`)?.label ?? ''} ${fieldNames(section, path)}`;
    const query = (url.searchParams.get('q') ?? '').slice(0, LONGEST_QUERY);
    const { writtenEntries } = services;
    return services.searchContent({ content, writtenEntries, nameOf }, language, query);
  },
});

export { handler as action, handler as loader };
