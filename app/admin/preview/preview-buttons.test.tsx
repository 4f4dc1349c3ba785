import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PreviewButtons } from './preview-buttons.tsx';

test('[PUBLISH-10] « Aperçu » posts the perspective and the path into a tab of its own', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PreviewButtons perspective="publication:7" path="/en/pricing" />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<form (?=[^>]*action="\/admin\/preview")(?=[^>]*method="post")[^>]*target="_blank">/);
  expect(html).toContain('name="perspective" value="publication:7"');
  expect(html).toContain('name="path" value="/en/pricing"');
  expect(html).toContain('Partager un lien');
});
