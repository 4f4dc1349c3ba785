import type { Right } from '#domain/accounts/roles.ts';
import { fieldId } from '../fields/field-id.ts';
import { newArticlePath } from '../shell/address.ts';

interface Action {
  label: string;
  /** Other words for it. */
  also: string;
  /** Where it is done, below the address of the back office. */
  path: string;
  /** The field of that screen where it begins. */
  field?: string;
  /** Where it asks for more than to open its screen. */
  right?: Right;
}

/** What somebody comes to the back office to do, and where it is done. */
export const actions: readonly Action[] = [
  {
    label: 'Voir où en est le site aujourd’hui',
    also: 'tableau de bord nouveautés arrivé sauvegarde état santé début',
    path: 'today',
  },
  { label: 'Écrire un article', also: 'nouveau nouvel créer ajouter blog', path: newArticlePath },
  { label: 'Ajouter un cas client', also: 'nouveau créer écrire référence projet', path: 'case-studies' },
  {
    label: 'Publier les brouillons',
    also: 'mettre en ligne tout publication',
    path: 'publications',
    right: 'publish',
  },
  {
    label: 'Programmer une publication',
    also: 'date plus tard planifier',
    path: 'publications',
    right: 'publish',
  },
  {
    label: 'Annuler une publication',
    also: 'revenir en arrière retour erreur',
    path: 'publications/published',
    right: 'publish',
  },
  { label: 'Partager un aperçu', also: 'lien montrer client prévisualiser', path: 'publications/links' },
  {
    label: 'Changer un prix du calculateur',
    also: 'tarif devis option modifier',
    path: 'pages/calculator',
  },
  { label: 'Modifier un menu', also: 'navigation lien ajouter en-tête pied de page', path: 'menus' },
  {
    label: 'Changer l’annonce en haut des pages',
    also: 'bandeau promotion message information fermeture congés',
    path: 'pages/common',
    field: fieldId('common', 'announcement.enabled'),
  },
  {
    label: 'Rediriger une ancienne adresse',
    also: 'redirection lien cassé url 301 ancien site page',
    path: 'redirects',
  },
  { label: 'Relire les traductions', also: 'traduire traduction anglais langue', path: 'translations' },
  { label: 'Ajouter une image', also: 'photo envoyer téléverser médiathèque', path: 'media' },
  { label: 'Lire les messages reçus', also: 'contact demande devis candidature e-mail', path: 'inbox' },
  { label: 'Revoir les messages indésirables', also: 'suspects spam retenus', path: 'inbox/spam' },
  {
    label: 'Préparer des modèles de réponse',
    also: 'répondre réponse type texte e-mail',
    path: 'inbox/templates',
  },
  {
    label: 'Déplacer ou annuler un rendez-vous',
    also: 'rdv agenda calendrier créneau visiteur',
    path: 'appointments',
  },
  {
    label: 'Changer les horaires des rendez-vous',
    also: 'rdv agenda fermé congés vacances jours fériés durée',
    path: 'appointment-hours',
  },
  {
    label: 'Retrouver ce qui est supprimé',
    also: 'restaurer rétablir corbeille effacé',
    path: 'bin',
  },
  { label: 'Voir les visites', also: 'statistiques fréquentation audience', path: 'statistics' },
  { label: 'Vérifier les contenus', also: 'lien cassé mort manquant erreur contrôle', path: 'checks' },
  {
    label: 'Tester l’envoi des e-mails',
    also: 'mail essai spf dkim dmarc domaine serveur smtp',
    path: 'mail',
  },
  { label: 'Changer mon mot de passe', also: 'compte modifier réglage', path: 'account' },
  {
    label: 'Activer la double vérification',
    also: 'sécurité code compte réglage 2fa',
    path: 'account',
  },
  {
    label: 'Inviter un administrateur',
    also: 'ajouter compte accès utilisateur réglage',
    path: 'administrators',
  },
  { label: 'Voir qui a fait quoi', also: 'journal historique', path: 'audit-log' },
];
