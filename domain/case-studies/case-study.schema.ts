import { z } from 'zod';

const words = z.string().optional();
const image = z.string().meta({ input: 'image' }).optional();
const website = z.string().meta({ input: 'link' }).optional();
const wordList = z.array(z.string()).optional();

/**
 * A case study is written as a whole by hand. The ten required fields are those without `optional`;
 * an absent block shows nothing on the page, and keys that the site does not know are kept as written.
 */
export const caseStudySchema = z.looseObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  title: z.string().min(1),
  subtitle: z.string(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  category: z.string(),
  client: z.string(),
  year: z.string(),
  status: words,
  /** The id of the same study in the other language. */
  translation: words,
  published: z.boolean().default(true),
  featured: z.boolean().optional(),
  tags: z.array(z.string()),
  hero: z.looseObject({ title: words, subtitle: words, description: words, image, website }),
  overview: z.looseObject({ description: words, challenge: words, solution: words, result: words }),
  challenge: z.looseObject({ title: words, description: words, problems: wordList }).optional(),
  solution: z
    .looseObject({
      title: words,
      description: words,
      features: z.array(z.looseObject({ title: words, description: words })).optional(),
    })
    .optional(),
  process: z
    .looseObject({
      title: words,
      description: words,
      steps: z.array(z.looseObject({ title: words, description: words, duration: words })).optional(),
    })
    .optional(),
  /** Group name to the names in it. */
  technologies: z.record(z.string(), z.array(z.string())).optional(),
  results: z
    .looseObject({
      title: words,
      description: words,
      metrics: z.array(z.looseObject({ value: words, label: words, description: words })).optional(),
      testimonial: z.looseObject({ quote: words, author: words, role: words, company: words }).optional(),
    })
    .optional(),
  gallery: z.array(z.looseObject({ image, title: words, description: words })).optional(),
  nextProject: z.looseObject({ slug: words, title: words }).optional(),
  seoTitle: words,
  seoDescription: words,
  seoKeywords: words,
});

/** The ten fields that every study has. */
export const requiredOfCaseStudy = Object.entries(caseStudySchema.shape)
  .filter(([, field]) => !z.safeParse(field, undefined).success)
  .map(([name]) => name);

export type CaseStudy = z.output<typeof caseStudySchema>;
