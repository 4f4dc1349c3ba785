import { z } from 'zod';
import { belgiumPage } from '../section-parts/belgium-page.ts';
import { builtInSeo } from '../section-parts/built-in-seo.ts';
import { group, highlight, image, label, list, longText, richText, text } from '../section-parts/fields.ts';
import { question } from '../section-parts/question-list.ts';

export const ciiSchema = z.object({
  ...builtInSeo(
    'CII : 20 % sur votre projet web | Atelier Vitrine',
    'Site, boutique ou application : avec une agence agréée CII, récupérez au moins 20 % de votre projet innovant. Rétroactif sur 3 ans, selon éligibilité.',
    'CII, crédit d’impôt innovation, agence agréée CII, financement site internet, PME',
  ),
  hero: group({ title: label("20% d'économie minimum sur votre projet web"), subtitle: text() }),
  comparison: group({
    without: label("Sans agrément CII: 0% d'économies"),
    with: label("Avec agrément CII: 20% d'économies"),
  }),
  footnote: label('Les économies dépendent de l’éligibilité de votre entreprise et de votre projet.').meta({
    input: 'long-text',
  }),
  badge: label('Rétroactif sur 3 ans'),
  services: group({
    title: label('Ce que le CII peut financer'),
    items: list(z.object({ title: text(), description: longText() }), [
      { title: 'Création et refonte de sites internet', description: '' },
      { title: 'E-commerce', description: '' },
      { title: 'Applications web et mobiles', description: '' },
    ]),
  }),
  statement: group({
    title: label('Un site internet doit attirer, convaincre et fidéliser ses visiteurs'),
    content: richText(),
  }),
  /** No built-in words: an empty team is told apart from a team that is still loading. */
  team: group({
    title: text(),
    subtitle: text(),
    members: list(z.object({ image: image(), name: text(), role: text() })),
  }),
  cta: group({ cta: label('Commencer'), title: text(), titleHighlight: highlight() }),
  advisor: group({
    name: label('Marie Delattre'),
    role: text(),
    image: image(),
    message: label('je réponds à toutes vos questions'),
  }),
  faq: group({ title: label('Vos questions sur le CII'), items: list(question), why: group(question.shape) }),
  closing: group({ title: label('Financer votre projet digital'), description: longText() }),
  belgium: belgiumPage,
});
