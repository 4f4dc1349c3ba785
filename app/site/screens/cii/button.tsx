import { Link } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../shell/content.tsx';

/** Every call on this page leads to the same door. */
export function CiiButton({ label, className = '' }: { label: string; className?: string }) {
  const { language } = useContent();
  return (
    <Link to={pathTo('contact', language)} className={`button ${className}`}>
      {label} <Arrow />
    </Link>
  );
}
