export const words = {
  note: 'À l’heure de Paris, pour les deux langues du site.',
  hours: 'Quand on peut vous rencontrer',
  rules: 'Durée et délai',
  closedDays: 'Congés et jours fermés',
  noClosedDay: 'Aucun pour le moment.',
  holidays: 'Jours fériés',
} as const;
