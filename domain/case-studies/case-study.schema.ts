import { z } from 'zod';
import {
  complexities,
  designs,
  PAGES_MAX,
  PAGES_MIN,
  projectTypeIds,
  startSelection,
  TIMELINE_MAX,
  TIMELINE_MIN,
} from '../calculator/choices.ts';

const words = z.string().optional();
const longWords = z.string().meta({ input: 'long-text' }).optional();
const image = z.string().meta({ input: 'image' }).optional();
/** Pages compare it with other texts. */
const compared = { input: 'compared' };
const website = z.string().meta({ input: 'link' }).optional();
const sentences = z.array(z.string().meta({ input: 'long-text' })).optional();

const wholeNumber = (min: number, max: number, start: number) =>
  z.number().int().min(min).max(max).default(start);

/** What somebody with such a project would choose in the calculator: without a type nothing, options by their ids. */
const calculator = z.looseObject({
  type: z.enum(['', ...projectTypeIds]).default(''),
  complexity: z.enum(complexities).default(startSelection.complexity),
  features: z.array(z.string().meta(compared)).default([]),
  design: z.enum(designs).default(startSelection.design),
  pages: wholeNumber(PAGES_MIN, PAGES_MAX, startSelection.pages),
  timeline: wholeNumber(TIMELINE_MIN, TIMELINE_MAX, startSelection.timeline),
  maintenance: z.boolean().default(false),
  seo: z.boolean().default(false),
  hosting: z.boolean().default(false),
});

/**
 * A case study is written as a whole by hand. The ten required fields are those without `optional`;
 * an absent block shows nothing on the page, and keys that the site does not know are kept as written.
 */
export const caseStudySchema = z.looseObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  title: z.string().min(1),
  subtitle: z.string().meta({ input: 'long-text' }),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta(compared),
  category: z.string(),
  client: z.string(),
  year: z.string(),
  status: words,
  /** The id of the same study in the other language. */
  translation: z.string().meta(compared).optional(),
  published: z.boolean().default(true),
  featured: z.boolean().optional(),
  tags: z.array(z.string()),
  hero: z.looseObject({ title: words, subtitle: words, description: longWords, image, website }),
  overview: z.looseObject({
    description: longWords,
    challenge: longWords,
    solution: longWords,
    result: longWords,
  }),
  challenge: z.looseObject({ title: words, description: longWords, problems: sentences }).optional(),
  solution: z
    .looseObject({
      title: words,
      description: longWords,
      features: z.array(z.looseObject({ title: words, description: longWords })).optional(),
    })
    .optional(),
  process: z
    .looseObject({
      title: words,
      description: longWords,
      steps: z.array(z.looseObject({ title: words, description: longWords, duration: words })).optional(),
    })
    .optional(),
  /** Group name to the names in it. */
  technologies: z.record(z.string(), z.array(z.string())).optional(),
  results: z
    .looseObject({
      title: words,
      description: longWords,
      metrics: z.array(z.looseObject({ value: words, label: words, description: longWords })).optional(),
      testimonial: z.looseObject({ quote: longWords, author: words, role: words, company: words }).optional(),
    })
    .optional(),
  calculator: calculator.optional(),
  gallery: z.array(z.looseObject({ image, title: words, description: longWords })).optional(),
  nextProject: z.looseObject({ slug: z.string().meta(compared).optional(), title: words }).optional(),
  seoTitle: words,
  seoDescription: longWords,
  seoKeywords: words,
});

/**
 * What its form writes in (`case-study-form.ts`): the id stays as it is, and the technologies are a list of
 * groups.
 */
export const caseStudyFormSchema = caseStudySchema.omit({ id: true }).extend({
  technologies: z.array(z.object({ name: z.string(), tools: z.array(z.string()) })).optional(),
});

/** The ten fields that every study has. */
export const requiredOfCaseStudy = Object.entries(caseStudySchema.shape)
  .filter(([, field]) => !z.safeParse(field, undefined).success)
  .map(([name]) => name);

export type CaseStudy = z.output<typeof caseStudySchema>;
/** The id stays where it is. */
export type CaseStudyForm = z.output<typeof caseStudyFormSchema> & Pick<CaseStudy, 'id'>;
