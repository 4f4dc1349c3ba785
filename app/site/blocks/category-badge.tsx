/** Inks that stay readable on white letters, day and night. */
const inks: Record<string, string> = {
  blue: 'bg-[#2b5c8f]',
  green: 'bg-[#2c6a4c]',
  purple: 'bg-[#6f3f92]',
  indigo: 'bg-[#3f4a9e]',
  red: 'bg-[#ab2b22]',
};

export function CategoryBadge({ name, color }: { name: string; color: string }) {
  if (!name) return null;
  return (
    <span className={`badge text-white ${inks[color] ?? inks.blue}`} data-color={color}>
      {name}
    </span>
  );
}
