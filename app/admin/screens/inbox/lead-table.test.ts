import { expect, test } from 'vitest';
import { leadTable } from './lead-table.ts';

test('[REPLY-04] [APPOINT-12] [SOURCE-04] every kind of lead finds its columns', () => {
  const common = {
    language: 'fr',
    email: 'jane@example.com',
    created_at: '2025-06-01T12:00:00.000Z',
    state: 'new',
    answered_at: '',
    taken_by: '',
    remind_on: '',
    page: null,
    first_page: null,
    referrer: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    device: null,
  } as const;
  const [head, contact, application, quote, appointment] = leadTable([
    {
      ...common,
      kind: 'contact',
      name: 'Jane Doe',
      archived_at: '',
      ...{ page: '/contact', first_page: '/blog', referrer: 'search.example', device: 'phone' },
      ...{ utm_source: 'news', utm_medium: '', utm_campaign: 'spring' },
      answers: JSON.stringify({ company: 'Doe', projectType: 'site-vitrine', message: 'Bonjour' }),
    },
    {
      ...common,
      kind: 'application',
      name: 'Jane Doe',
      archived_at: '2025-06-02T12:00:00.000Z',
      state: 'won',
      answered_at: '2025-06-02T12:00:00.000Z',
      taken_by: 'marie@example.com',
      answers: JSON.stringify({ phone: '03', position: 'Designer', githubUrl: 'https://github.com/jane' }),
    },
    {
      ...common,
      kind: 'quote',
      name: 'Jane Doe',
      archived_at: '',
      answers: JSON.stringify({ selection: { type: 'website' }, figures: { total: 5320 } }),
    },
    {
      ...common,
      kind: 'appointment',
      name: 'Jane Doe',
      archived_at: '',
      answers: JSON.stringify({ slot: '2026-11-19T10:00', phone: '03', message: '' }),
    },
  ]);
  const cell = (row: string[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1];
  expect(cell(contact, 'Reçu le')).toBe('01/06/2025 14:00:00');
  expect(['Type', 'Entreprise', 'Sujet', 'Message', 'Archivé'].map((name) => cell(contact, name))).toEqual([
    'Contact',
    'Doe',
    'site-vitrine',
    'Bonjour',
    '',
  ]);
  expect(['Téléphone', 'Sujet', 'GitHub', 'Archivé'].map((name) => cell(application, name))).toEqual([
    '03',
    'Designer',
    'https://github.com/jane',
    'oui',
  ]);
  const handled = ['État', 'Répondu le', 'Suivi par', 'À relancer le'];
  expect(handled.map((name) => cell(contact, name))).toEqual(['Nouveau', '', '', '']);
  expect(handled.map((name) => cell(application, name))).toEqual([
    ...['Gagné', '02/06/2025 14:00:00', 'marie@example.com', ''],
  ]);
  const source = ['Envoyé depuis', 'Première page de la visite', 'Venu du site', 'Campagne', 'Appareil'];
  expect(source.map((name) => cell(contact, name))).toEqual([
    ...['/contact', '/blog', 'search.example', 'news · spring', 'Téléphone'],
  ]);
  expect(source.map((name) => cell(quote, name))).toEqual(['', '', '', '', '']);
  expect(['Type', 'Sujet', 'Téléphone'].map((name) => cell(appointment, name))).toEqual([
    'Rendez-vous',
    '2026-11-19T10:00',
    '03',
  ]);
  expect(['Sujet', 'Total estimé (€)', 'Message'].map((name) => cell(quote, name))).toEqual([
    'website',
    '5320',
    '',
  ]);
});
