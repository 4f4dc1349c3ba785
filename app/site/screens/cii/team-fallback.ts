import type { SectionContent } from '#domain/content/sections.ts';
import type { PublicServices } from '#server/public-services.ts';

type TeamContent = SectionContent<'cii'>['team'];

interface Found {
  team: TeamContent;
  /** Why there is nobody to show, for the log and the console. */
  failure?: string;
}

interface Parts extends Pick<PublicServices, 'log'> {
  readFrench(): Promise<TeamContent>;
}

/** The team of the page's language, or that of the French page where nobody is named. A failure costs the team, not the page. */
export async function teamOrFrench(team: TeamContent, { readFrench, log }: Parts): Promise<Found> {
  if (team.members.length > 0) return { team };
  const nobody = (failure: string, cause: object = {}) => {
    log.error(cause, failure);
    return { team, failure };
  };
  try {
    const french = await readFrench();
    return french.members.length > 0 ? { team: french } : nobody('Failed to load fallback CII content');
  } catch (error) {
    return nobody('Error loading fallback CII content', { err: error });
  }
}
