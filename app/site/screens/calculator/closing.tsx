import { memo } from 'react';
import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../content.tsx';

/** The call to contact, for visitors who would rather talk than calculate. */
export const CalculatorClosing = memo(function CalculatorClosing({
  calculator,
}: {
  calculator: SectionContent<'calculator'>;
}) {
  const { href } = useContent();
  const { ctaText, ctaLink } = calculator.pageText;
  return (
    <p className="mt-10">
      <Link to={href(ctaLink)} className="text-link">
        {ctaText} <Arrow />
      </Link>
    </p>
  );
});
