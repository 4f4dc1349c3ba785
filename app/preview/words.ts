import type { Language } from '#domain/languages.ts';
import type { Perspective } from '#domain/publishing/perspective.ts';

interface Seen {
  perspective: Perspective;
  /** Of a publication. */
  name: string;
  byLink: boolean;
}

interface PreviewWords {
  label: string;
  /** What one sees. */
  seen(seen: Seen): string;
  /** `{time}` is what is left of the preview. */
  left: string;
  ended: string;
  siteAt: string;
  moment: string;
  parisTime: string;
  show: string;
  drafts: string;
  leave: string;
  /** To somebody who sends a form. */
  nothingSent: string;
  /** Over what cannot be previewed. */
  refused: string;
  past: string;
  noMoment: string;
  gone: string;
  backToPage: string;
  /** To somebody who opens a link that shows nothing, or nothing any more. */
  linkEnded: { title: string; text: string; seeSite: string };
}

const day = { timeZone: 'Europe/Paris', day: 'numeric', month: 'long', year: 'numeric' } as const;
const hour = { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' } as const;

function dateTime(locale: string, time: Date): string {
  const date = new Intl.DateTimeFormat(locale, day).format(time);
  return `${date}, ${new Intl.DateTimeFormat(locale, hour).format(time)}`;
}

export const previewWords: Record<Language, PreviewWords> = {
  fr: {
    label: 'Aperçu\u00a0:',
    seen({ perspective, name, byLink }) {
      if (perspective.kind === 'at')
        return `le site au ${dateTime('fr-FR', perspective.time).replace(/^1 /, '1er ')}`;
      if (perspective.kind === 'publication')
        return name ? `la publication «\u00a0${name}\u00a0»` : 'une publication sans nom';
      return byLink ? 'le site avec les changements en préparation' : 'le site avec vos brouillons';
    },
    left: 'encore {time}',
    ended: 'L’aperçu est terminé\u00a0: rechargez la page pour voir le site publié.',
    siteAt: 'Le site au…',
    moment: 'Le site au',
    parisTime: 'heure de Paris',
    show: 'Voir',
    drafts: 'Revenir à vos brouillons',
    leave: 'Quitter l’aperçu',
    nothingSent:
      'Vous regardez un aperçu du site\u00a0: rien n’a été envoyé. Ce que vous avez écrit est resté dans le formulaire.',
    refused: 'Cet aperçu n’existe pas',
    past: 'Ce moment est passé\u00a0: l’aperçu montre le site à un moment à venir.',
    noMoment: 'Cette heure n’existe pas\u00a0: choisissez un jour et une heure à venir.',
    gone: 'Cette publication n’attend plus\u00a0: il n’y a rien à prévisualiser.',
    backToPage: 'Revenir à la page',
    linkEnded: {
      title: 'Cet aperçu n’est plus disponible',
      text: 'Ce lien est incomplet, il a expiré ou il a été retiré, ou bien ce qu’il montrait est déjà en ligne ou ne le sera pas. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
      seeSite: 'Voir le site',
    },
  },
  en: {
    label: 'Preview:',
    seen({ perspective, name, byLink }) {
      if (perspective.kind === 'at') return `the site on ${dateTime('en-GB', perspective.time)}`;
      if (perspective.kind === 'publication')
        return name ? `the publication “${name}”` : 'an untitled publication';
      return byLink ? 'the site with the changes in preparation' : 'the site with your drafts';
    },
    left: '{time} left',
    ended: 'The preview has ended: reload the page to see the published site.',
    siteAt: 'The site on…',
    moment: 'The site on',
    parisTime: 'Paris time',
    show: 'Show',
    drafts: 'Back to your drafts',
    leave: 'Leave the preview',
    nothingSent:
      'You are looking at a preview of the site: nothing was sent. What you wrote is still in the form.',
    refused: 'There is no such preview',
    past: 'This moment has passed: a preview shows the site at a time in the future.',
    noMoment: 'There is no such time: choose a day and a time in the future.',
    gone: 'This publication is no longer waiting: there is nothing to preview.',
    backToPage: 'Back to the page',
    linkEnded: {
      title: 'This preview is no longer available',
      text: 'This link is incomplete, has expired or was withdrawn, or what it showed is online already or will not be. Ask whoever sent it to you for a new link.',
      seeSite: 'See the site',
    },
  },
};
