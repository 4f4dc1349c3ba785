import { z } from 'zod';
import { group, label, text } from '../section-parts/fields.ts';

/** The words around a case study. The names of the overview differ from the headings of the optional sections. */
export const projectsSchema = z.object({
  back: text('Tous les cas clients'),
  client: text('Client'),
  year: text('Année'),
  visit: text('Voir le site'),
  featured: text('À la une'),
  overview: group({
    title: text('En bref'),
    challenge: text('Au départ'),
    solution: text('Notre réponse'),
    result: text('À l’arrivée'),
  }),
  headings: group({
    challenge: text('Le défi'),
    solution: text('La solution'),
    process: text('Le déroulé'),
    technologies: text('Les outils'),
    results: text('Les résultats'),
    gallery: text('En images'),
    nextProject: text('Projet suivant'),
  }),
  next: text('Voir ce projet'),
  /** The link to the calculator with the choices of the study. */
  estimate: label('Estimer un projet comme celui-ci'),
  loading: label('Chargement...'),
});
