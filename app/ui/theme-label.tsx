interface ThemeLabelProps {
  toDark: string;
  toLight: string;
}

/** What a theme switch does next, told by the style sheet: it is right before any script has run. */
export function ThemeLabel({ toDark, toLight }: ThemeLabelProps) {
  return (
    <>
      <span className="sr-only dark:hidden">{toDark}</span>
      <span className="sr-only hidden dark:inline">{toLight}</span>
    </>
  );
}
