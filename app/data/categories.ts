import { dataLoader } from './answer.ts';

export const loader = dataLoader(({ services, language }) => services.lists.categories(language));
