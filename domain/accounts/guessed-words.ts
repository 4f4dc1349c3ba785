/**
 * What guessers try first: the words, names and places that lists of stolen passwords are made of, in French and
 * English. Without accents and blanks, as a password is compared.
 */
export const GUESSED_WORDS: readonly string[] = `
  motdepasse mdp password passwd passe pass pwd passphrase secret secrete secrets code codesecret acces access
  admin admins administrateur administration administrator administratrice root user users utilisateur guest invite
  login logon connexion connecter session compte account superuser master maitre system systeme server serveur
  default defaut changeme changemoi changezmoi temporaire temporary temp test tests testing tester essai demo
  exemple example sample welcome bienvenue bonjour bonsoir hello salut coucou bonjourtoi letmein openup sesame
  opensesame sesameouvretoi trustno internet web website webmaster site siteweb agence agency bureau office travail
  work company entreprise societe boutique shop magasin vitrine atelier studio client clients facture
  informatique ordinateur computer laptop windows microsoft apple google facebook instagram twitter youtube amazon
  linkedin netflix spotify samsung iphone android nokia orange free sfr bouygues minecraft pokemon pikachu fortnite
  roblox starwars batman superman spiderman superheros naruto dragonball dragon dragons harrypotter matrix zelda mario
  ninja samurai pirate phoenix shadow hunter killer soldier warrior ranger maverick mustang ferrari porsche mercedes
  peugeot renault citroen toyota yamaha harley corvette camaro lamborghini
  jetaime jetadore iloveyou iloveu loveyou loveme lovely love lover lovers amour amours amitie monamour moncoeur
  coeur bisous bisou calin doudou loulou louloute choupette chouchou chouchoute cherie cheri poupee princesse princess
  prince queen king reine roi beautiful beaute gorgeous sexy babygirl baby bebe angel angels ange angela heaven
  soleil sunshine sun lune moon etoile etoiles star stars galaxy univers nature printemps automne summer winter spring
  autumn ete hiver janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre january
  february march april june july august september october november december lundi mardi mercredi jeudi vendredi samedi
  dimanche monday tuesday wednesday thursday friday saturday sunday noel christmas vacances holiday holidays
  rouge bleu bleue vert jaune violet rose noir blanc purple yellow green blue black white silver golden
  chocolat chocolate caramel vanille vanilla cookie cookies banane banana cerise cherry fraise peach pepper ginger
  fromage cheese camembert croissant baguette boulanger boulangerie cafe coffee bonbon cupcake
  chaton chatons minou kitty kitten chien chienne doggy puppy lapin tigre tiger tigrou lion panthere panther monkey
  singe cheval horse dauphin dolphin dolphins requin shark aigle eagle eagles falcon faucon papillon butterfly canard
  turtle tortue loup wolf renard spider buster bailey charlie snoopy simba felix rocky max
  football footballer soccer rugby tennis baseball basketball hockey champion champions winner cowboys lakers yankees
  steelers arsenal liverpool chelsea barcelona realmadrid marseille olympique allezom parissg psg
  paris lille lyon bordeaux toulouse nantes nice rennes strasbourg montpellier bretagne normandie corse france
  francais francaise london newyork america canada europe espagne italie portugal algerie maroc tunisie
  famille family maman papa mamie papy frere soeur mother father brother sister friend friends ami amis copine copain
  liberte egalite fraternite freedom whatever forever toujours jamais never always merde putain connard asshole
  fuckyou fuckoff fuck bitch nothing something nimporte please merci thankyou bonne chance lucky luckyday sorry
  music musique guitar guitare metallica nirvana slipknot beatles hiphop rapper
  nicolas thomas julien alexandre alexander maxime antoine guillaume sebastien vincent mathieu matthieu matthew
  clement pierre jean paul jacques michel philippe patrick christophe christian laurent olivier stephane frederic
  francois david daniel dominique bernard bruno romain kevin jeremy jonathan anthony benjamin quentin florian damien
  fabien lucas hugo louis leo enzo gabriel raphael arthur adam nathan theo jules ethan noah mohamed karim samir
  marie camille lea manon chloe emma sarah laura julie pauline marine mathilde charlotte caroline celine sandrine
  nathalie isabelle sophie valerie veronique catherine christine sylvie martine francoise aurelie emilie stephanie
  virginie audrey elodie melanie jessica jennifer amandine alice louise juliette jade ines lola anais oceane
  robert michael jordan andrew joshua joseph william richard charles george steven edward brandon ashley amanda
  michelle nicole elizabeth victoria samantha hannah daniela carlos miguel alejandro roberto
  loremipsum abracadabra supercalifragilisticexpialidocious
`
  .trim()
  .split(/\s+/);

/** Little words between the others: they add next to nothing. */
export const LITTLE_WORDS: readonly string[] =
  'the this that is my our your you and for not mon ma mes ton ta tes son le la les un une des du est et pour avec je tu il nous vous cest moi toi'.split(
    ' ',
  );

/** Keys in the order of a keyboard, French and English, and the orders that everybody knows by heart. */
export const RUNS: readonly string[] = [
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1a2z3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1aqw2zsx3edc4rfv5tgb6yhn7uj',
  '147258369',
  '741852963',
  '159753',
  '&é"\'(-è_çà',
  '!@#$%^&*()',
];
