/** What a page beside an editor marks its texts with (app/page-frame/marks.ts) shows nothing and is no part of a name. */
const UNSEEN = /[\u2061-\u2064]/g;

/** The portraits that ship are one file, which a page with one small face need not fetch: each stands alone too. */
const SHIPPED = /^\/images\/team\.svg#(\w+)$/;

const bare = (name: string) => name.replace(UNSEEN, '').trim().toLowerCase();

/** The portrait of an author who is one of the team; undefined for the agency itself and for guests. */
export function authorFace(
  author: string,
  team: readonly { name: string; image: string }[],
): string | undefined {
  const name = bare(author);
  const image = name && team.find((member) => bare(member.name) === name)?.image;
  return image ? image.replace(SHIPPED, '/images/team/$1.svg') : undefined;
}
