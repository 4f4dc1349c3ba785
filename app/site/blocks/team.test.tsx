import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { commonSchema } from '#domain/content/sections/common.schema.ts';
import { ContentProvider } from '../content.tsx';
import { Team } from './team.tsx';

const marie = { name: 'Marie Dupont', role: 'Fondatrice', image: '/images/marie.webp' };
const common = commonSchema.parse({});
const render = (properties: Partial<Parameters<typeof Team>[0]>) =>
  renderToString(
    <ContentProvider language="fr" common={common}>
      <Team title="L’équipe" subtitle="Quatre personnes" members={[]} {...properties} />
    </ContentProvider>,
  );

test('[TEAM-02] the line below the title says that the team is loading, or that there is none', () => {
  const loading = "Chargement de l'équipe...".replace("'", '&#x27;');
  expect(render({ loading: true })).toContain(`>${loading}<`);
  expect(render({ loading: false })).toContain('>Équipe non disponible<');

  const shown = render({ members: [marie] });
  expect(shown).toContain('>Quatre personnes<');
  expect(shown).not.toContain(loading);
  expect(shown).not.toContain('Équipe non disponible');
});

test('without a title there is no empty heading', () => {
  expect(render({ title: '' })).not.toContain('<h2');
  expect(render({ title: 'L’équipe' })).toContain('<h2');
});
