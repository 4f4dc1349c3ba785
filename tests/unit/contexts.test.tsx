import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdministratorProvider, useAdministrator } from '#app/admin/administrator.tsx';
import { ContentProvider, useContent } from '#app/site/content.tsx';
import { ThemeProvider, useTheme } from '#app/ui/theme.tsx';
import { sectionSchemas } from '#domain/content/sections.ts';

const Theme = () => useTheme();
const Administrator = () => useAdministrator().email;
const Content = () => useContent().translate('common.agency.name');

test('[CONTENT-09] theme, administrator and content outside their provider throw', () => {
  expect(() => renderToString(<Theme />)).toThrow('ThemeProvider');
  expect(() => renderToString(<Administrator />)).toThrow('AdministratorProvider');
  expect(() => renderToString(<Content />)).toThrow('ContentProvider');
});

test('inside their provider they answer', () => {
  const common = sectionSchemas.common.parse({});
  const inside = (
    <ThemeProvider>
      <AdministratorProvider
        administrator={{
          ...{ id: '1', secondFactor: false, email: 'marie@atelier-vitrine.example' },
          ...{ role: 'owner', mayPublish: true },
        }}
      >
        <ContentProvider language="fr" common={common}>
          <Theme /> <Administrator /> <Content />
        </ContentProvider>
      </AdministratorProvider>
    </ThemeProvider>
  );
  expect(renderToString(inside).replace(/<!-- -->/g, '')).toBe(
    'light marie@atelier-vitrine.example Atelier Vitrine',
  );
});
