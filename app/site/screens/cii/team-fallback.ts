import type { SectionContent } from '#domain/content/sections.ts';
import { type AppArgs, servicesOf } from '../../../services.ts';

type TeamContent = SectionContent<'cii'>['team'];

/** The team of the page's language, or that of the French page where nobody is named. */
export async function teamOrFrench(team: TeamContent, args: AppArgs): Promise<TeamContent> {
  if (team.members.length > 0) return team;
  return (await servicesOf(args).content.section('cii', 'fr')).team;
}
