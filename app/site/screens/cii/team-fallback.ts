import type { SectionContent } from '#domain/content/sections.ts';
import { type AppArgs, servicesOf } from '../../../services.ts';

type TeamContent = SectionContent<'cii'>['team'];

/** The team of the page's language, or that of the French page where nobody is named. A failure costs the team, not the page. */
export async function teamOrFrench(team: TeamContent, args: Pick<AppArgs, 'context'>): Promise<TeamContent> {
  if (team.members.length > 0) return team;
  const { content, log } = servicesOf(args);
  try {
    const { team: french } = await content.section('cii', 'fr');
    if (french.members.length > 0) return french;
    log.error('Failed to load fallback CII content');
  } catch (error) {
    log.error({ err: error }, 'Error loading fallback CII content');
  }
  return team;
}
