import type { ReactNode } from 'react';

interface LineIconProps {
  className?: string;
  /** Its paths, in a square of 24. */
  children: ReactNode;
}

/** A drawing of the header, in the colour of its words. */
export function LineIcon({ className, children }: LineIconProps) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
