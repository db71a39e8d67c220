import type { Random } from '../random.ts';

/** The few general words a sign-in page needs, different at every turn. */
export type Words = {
  title: () => string;
  mail: () => string;
  password: () => string;
  go: () => string;
  next: () => string;
  forgot: () => string;
  create: () => string;
  keep: () => string;
  link: () => string;
  or: () => string;
  /** A sentence of about this many words. */
  sentence: (length: number) => string;
};

const pools = [
  {
    title: ['Sign in', 'Log in', 'Welcome back', 'Sign in to your account', 'Log in to continue'],
    mail: ['Email', 'Email or phone', 'Email address', 'Username', 'Phone, email or user name'],
    password: ['Password', 'Your password', 'Enter password'],
    go: ['Sign in', 'Log in', 'Log On', 'Continue'],
    next: ['Next', 'Continue', 'Go on'],
    forgot: ['Forgot password?', 'Forgot your password?', 'Trouble signing in?', 'Need help?'],
    create: ['Create account', 'Create new account', 'Sign up', 'Register now', 'Open an account'],
    keep: ['Keep me signed in', 'Remember me', 'Save user name'],
    link: [
      'Privacy',
      'Terms of use',
      'Cookies',
      'Help',
      'Contact us',
      'Security',
      'About',
      'Careers',
      'Legal',
    ],
    or: ['or'],
    text: 'use your account to go on and see what is new for you today with all of our services in one place safe and simple on every device you own',
  },
  {
    title: ['Anmelden', 'Einloggen', 'Willkommen zurück', 'Melden Sie sich an', 'Bei Ihrem Konto anmelden'],
    mail: ['E-Mail', 'E-Mail-Adresse', 'Benutzername', 'E-Mail oder Telefon', 'Anmeldename'],
    password: ['Passwort', 'Kennwort', 'PIN oder Passwort'],
    go: ['Anmelden', 'Einloggen', 'Weiter'],
    next: ['Weiter', 'Fortfahren'],
    forgot: ['Passwort vergessen?', 'Kennwort vergessen', 'Hilfe bei der Anmeldung'],
    create: ['Neues Konto erstellen', 'Registrieren', 'Konto eröffnen', 'Jetzt registrieren'],
    keep: ['Angemeldet bleiben', 'Name merken'],
    link: ['Datenschutz', 'Impressum', 'Nutzungsbedingungen', 'Hilfe', 'Kontakt', 'Sicherheit', 'Presse'],
    or: ['oder'],
    text: 'nutzen Sie Ihr Konto um alle Dienste an einem Ort zu sehen sicher und einfach auf jedem Gerät das Sie besitzen und von überall erreichbar',
  },
  {
    title: ['Iniciar sesión', 'Accede a tu cuenta', 'Bienvenido', 'Entrar'],
    mail: ['Correo electrónico', 'Usuario', 'Correo o teléfono'],
    password: ['Contraseña', 'Tu contraseña', 'Clave de acceso'],
    go: ['Entrar', 'Iniciar sesión', 'Acceder'],
    next: ['Siguiente', 'Continuar'],
    forgot: ['¿Olvidaste tu contraseña?', '¿Necesitas ayuda?', 'Recuperar clave'],
    create: ['Crear cuenta', 'Crear cuenta nueva', 'Regístrate', 'Abrir una cuenta'],
    keep: ['Recordarme', 'Mantener la sesión iniciada'],
    link: ['Privacidad', 'Condiciones', 'Ayuda', 'Contacto', 'Seguridad', 'Empleo', 'Aviso legal'],
    or: ['o'],
    text: 'usa tu cuenta para seguir y ver lo nuevo de hoy con todos nuestros servicios en un solo lugar de forma segura y sencilla en cada dispositivo',
  },
  {
    title: ['Connexion', 'Se connecter', 'Bienvenue', 'Accédez à votre compte'],
    mail: ['Adresse e-mail', 'Identifiant', 'E-mail ou mobile'],
    password: ['Mot de passe', 'Code personnel', 'Votre mot de passe'],
    go: ['Se connecter', 'Connexion', 'Valider'],
    next: ['Suivant', 'Continuer'],
    forgot: ['Mot de passe oublié ?', 'Identifiant oublié', "Besoin d'aide ?"],
    create: ['Créer un compte', "S'inscrire", 'Ouvrir un compte', 'Devenir client'],
    keep: ['Rester connecté', 'Se souvenir de moi'],
    link: ['Confidentialité', 'Mentions légales', 'Aide', 'Contact', 'Sécurité', 'Cookies', 'Presse'],
    or: ['ou'],
    text: 'utilisez votre compte pour continuer et voir les nouveautés du jour avec tous nos services réunis en un seul lieu simple et sûr sur chaque appareil',
  },
] as const;

export const wordsOf = (random: Random): Words => {
  const pool = random.pick(pools);
  const text = pool.text.split(' ');
  const from = (list: readonly string[]) => () => random.pick(list);
  return {
    title: from(pool.title),
    mail: from(pool.mail),
    password: from(pool.password),
    go: from(pool.go),
    next: from(pool.next),
    forgot: from(pool.forgot),
    create: from(pool.create),
    keep: from(pool.keep),
    link: from(pool.link),
    or: from(pool.or),
    sentence: (length) => {
      const count = Math.max(1, Math.round(length * (0.75 + random.next() * 0.5)));
      const start = random.between(0, text.length - 1);
      const words = Array.from({ length: count }, (_, n) => text[(start + n) % text.length] ?? '').join(' ');
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
    },
  };
};
