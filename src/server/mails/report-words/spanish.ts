import { productName } from '../../../contract/site.ts';
import type { ReportWords } from './report-words.ts';

export const spanish: ReportWords = {
  subject: (verdict) => `${verdict}: nuestra respuesta a su aviso`,
  subjectWithoutVerdict: 'Sin veredicto: nuestra respuesta a su aviso',
  verdicts: {
    phishing: 'Phishing',
    suspicious: 'Sospechoso',
    inconclusive: 'No concluyente',
    safe: 'Sin peligro',
  },
  sentences: {
    phishing: 'Lo que nos ha enviado es muy probablemente phishing.',
    suspicious: 'Algunos detalles de lo que nos ha enviado no encajan.',
    inconclusive:
      'No hemos encontrado ninguna señal de alarma clara, pero tampoco nada que demuestre que es auténtico.',
    safe: 'Nada de lo que nos ha enviado parece phishing.',
  },
  signs: {
    imitation: 'Imita a una empresa conocida.',
    sender: 'El remitente no es quien dice ser, o no se puede demostrar.',
    link: 'Un enlace lleva a un sitio distinto del que parece.',
    attachment: 'Un archivo adjunto puede ser peligroso.',
    known: 'El contenido o su destino es conocido por phishing, o es muy reciente.',
    disguise: 'Algo está oculto o disfrazado para que filtros y lectores no lo vean.',
    asks: 'Pide secretos, dinero o acceso.',
    wording: 'Utiliza la presión o los cebos típicos del phishing.',
    other: 'En conjunto se parece a phishing conocido.',
  },
  firstDo: 'Qué hacer primero:',
  toDo: {
    phishing:
      'No abra sus enlaces ni archivos, no responda y no pague. Si ha escrito allí una contraseña, cámbiela ahora en la página auténtica.',
    suspicious:
      'No haga nada de lo que pide hasta haber preguntado al remitente en un número o dirección que ya tenía.',
    inconclusive: 'Si le pide algo, compruébelo con el remitente en un número o dirección que ya tenía.',
    safe: 'Nada. Si aun así le pide una contraseña o dinero, compruébelo antes con el remitente.',
  },
  score: (score) => `${score} de 100`,
  items: {
    attached: 'Mensaje adjunto',
    inline: 'Mensaje reenviado',
    text: 'Texto',
    link: 'Enlace',
    picture: 'Imagen',
  },
  fullResult: 'El resultado completo, solo para usted:',
  inHistory: `Encontrará el resultado completo en su historial de ${productName}.`,
  left: (count) =>
    count === 1
      ? 'Un elemento más no se ha juzgado: envíelo por separado, o mañana.'
      : `${count} elementos más no se han juzgado: envíelos por separado, o mañana.`,
  nothing: {
    empty: [
      'Gracias por su aviso. No hemos encontrado en él nada que juzgar: ni mensaje, ni enlace, ni imagen.',
      'Reenvíe el mensaje sospechoso como archivo adjunto, o envíe una captura de pantalla o su enlace.',
    ],
    encrypted: [
      'Gracias por su aviso. Su correo está cifrado, así que no podemos leer lo que ha reenviado.',
      'Reenvíe otra vez el mensaje sospechoso sin cifrar.',
    ],
    nested: [
      'Gracias por su aviso. El mensaje está dentro de tantos otros que no lo hemos abierto.',
      'Reenvíe el propio mensaje sospechoso como archivo adjunto.',
    ],
    unreadable: [
      'Gracias por su aviso. Lo que ha enviado no se ha podido leer: está dañado, es demasiado grande o está hecho para bloquear lectores de correo. Solo eso ya es motivo para no abrirlo.',
      'Envíe una captura de pantalla, o el enlace.',
    ],
    limit: [
      'Gracias por su aviso. Ha agotado sus comprobaciones de hoy, así que no lo hemos juzgado.',
      'Mientras tanto, no abra sus enlaces ni archivos. Vuelva a enviarlo mañana.',
    ],
  },
  automatic: `Respuesta automática de ${productName} a lo que nos ha enviado. Aquí no se repite nada de lo que reenvió.`,
};
