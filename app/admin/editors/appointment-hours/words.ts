export const words = {
  note: 'À l’heure de Paris, pour les deux langues du site. Par exemple 9h-12h, 14h-18h\u00a0; rien\u00a0: fermé ce jour-là.',
  hours: 'Quand on peut vous rencontrer',
  rules: 'Durée et délai',
  closedDays: 'Congés et jours fermés',
  noClosedDay: 'Aucun pour le moment.',
  holidays: 'Jours fériés',
} as const;
