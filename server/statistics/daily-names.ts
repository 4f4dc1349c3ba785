const NAMES_MAX = 500;

/**
 * Names that anybody can invent, such as that of the site that led here: only so many different ones are told
 * apart in a day, and the others are counted without a name. So nobody can fill the database with them.
 */
export function createDailyNames(max = NAMES_MAX) {
  let day = '';
  const known = new Set<string>();

  return (name: string, today: string): string => {
    if (today !== day) known.clear();
    day = today;
    if (known.size < max) known.add(name);
    return known.has(name) ? name : '';
  };
}
