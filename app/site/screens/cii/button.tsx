import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../content.tsx';

interface CiiButtonProps {
  label: string;
  className?: string;
  style?: CSSProperties;
}

/** The button to the contact page: every call on this page leads there. */
export function CiiButton({ label, className = '', style }: CiiButtonProps) {
  const { language } = useContent();
  return (
    <Link to={pathTo('contact', language)} className={`button ${className}`} style={style}>
      {label} <Arrow />
    </Link>
  );
}
