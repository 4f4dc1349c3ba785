import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('contact');

export default function Contact() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.contact.hero} />;
}
