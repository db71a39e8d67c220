import { type Kit, list } from './kit.ts';

export const es: Kit = {
  language: 'es',
  first: list(
    'Lucía; Javier; Marta; Andrés; Carmen; Pablo; Elena; Diego; Sofía; Raúl; Ana; Ignacio; Paula; Sergio; Rocío; Tomás; Valeria; Óscar; Beatriz; Hugo',
  ),
  last: list(
    'Navarro; Ibáñez; Romero; Castaño; Molina; Ferrer; Salas; Quintero; Vega; Pardo; Serrano; Ríos; Cano; Herrera; Blanco; Peña; Solís; Lozano; Campos; Aguirre',
  ),
  cities: list(
    'Valencia; Sevilla; Zaragoza; Bilbao; Málaga; Rosario; Guadalajara; Medellín; Gijón; Cuenca; Córdoba; Vigo; Puebla; Murcia',
  ),
  streets: list(
    'calle Mayor; avenida del Puerto; calle del Molino; plaza del Mercado; calle Nueva; paseo de la Estación; calle Cervantes; ronda Norte',
  ),
  businesses: list(
    'Panadería {last}; Talleres {last}; Clínica dental {last}; Librería {word}; {last} y Asociados; Cafés {word}; Bicicletas {city}; {word} Software; Carpintería {last}; Viajes {word}; Jardines {last}; Ayuntamiento de {city}; Asociación {word}; {word} Hosting; Fontanería {last}; Bodegas {last}; Gestoría {last}; Teatro {word}; Inmobiliaria {last}; Colegio {word}',
  ),
  endings: list('es; es; es; com; com; com; net; org; eu; com.mx; com.ar'),
  freemail: list('gmail.com; hotmail.es; yahoo.es; outlook.es; telefonica.net; hotmail.com'),
  formal: list(
    'Estimado/a {first} {last}:; Estimado cliente:; Hola {first}:; Hola, {first}:; Buenos días:; Estimado/a cliente,; Hola,',
  ),
  informal: list(
    'Hola {first},; Buenas {first},; Hola a todos,; Qué tal {first},; Hola,; Buenos días {first},',
  ),
  closings: list(
    'Un saludo,; Atentamente,; Saludos cordiales,; Reciba un cordial saludo,; Gracias por su confianza.; Cordialmente,',
  ),
  casualClosings: list('Un abrazo,; Gracias,; Saludos,; Hablamos,; Muchas gracias,; Nos vemos'),
  teams: list(
    'El equipo de {brand}; {brand}; Atención al cliente de {brand}; Su equipo {brand}; {first2}, de {brand}',
  ),
  automatic: list(
    'Este es un mensaje automático, por favor no responda.; No responda a este correo.; Mensaje generado automáticamente.; Esta dirección no admite respuestas.',
  ),
  help: list(
    '¿Dudas? [Nuestro equipo le ayuda|Visite el centro de ayuda|Responda a este correo].; ¿Necesita ayuda? Llámenos al {phone}.; Le atendemos de lunes a viernes de 9 a 18 h.',
  ),
  why: list(
    'Recibe este correo porque tiene una cuenta en {brand}.; Este mensaje se ha enviado a {email}.; Esta es una comunicación de servicio, independiente de sus preferencias comerciales.; Se dio de alta en {domain}.',
  ),
  unsubscribe: '[Darse de baja|Cancelar suscripción|Gestionar preferencias|Baja]',
  browser: '[Ver en el navegador|Ver versión en línea|¿No ve bien este correo?]',
  privacy: '[Privacidad|Política de privacidad|Aviso de privacidad]',
  terms: '[Aviso legal|Condiciones de uso|Términos y condiciones]',
  contact: '[Contacto|Ayuda|Atención al cliente|Centro de ayuda]',
  months: list(
    'enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre; octubre; noviembre; diciembre',
  ),
  dates: list('{d} de {month} de {y}; {d}/{m}/{y}; {d} de {month}; {d}-{m}-{y}'),
  phones: list('91 ### ## ##; 900 ### ###; +34 6## ### ###; +52 55 #### ####; 93 ### ## ##'),
  money: '[{amount} €|{amount} €|US$ {amount}]',
  decimal: ',',
  goods: list(
    'Camisa de lino azul; Taladro sin cable 18V; Juego de 4 tazas; Zapatillas de correr 42; Auriculares inalámbricos; Café en grano 1 kg; Lámpara de escritorio; Chubasquero; Sartén de hierro; Cargador USB-C; Plan anual; Juego de sábanas; Manguera 20 m; Rompecabezas de madera; Cuaderno A5; Mochila 22 L',
  ),
  stories: [
    [
      'Nuevo horario desde el {date}',
      'Abrimos [hasta las 20 h los jueves|también los sábados|una hora antes].',
    ],
    [
      'Cinco ideas para [un fin de semana de lluvia|las tardes largas|el balcón]',
      'Nuestra selección, [probada en casa|para todos los bolsillos|de fácil a difícil].',
    ],
    [
      'Taller: [pan casero|arregla tu bici|huerto en el balcón]',
      'Solo doce plazas, [primero los socios|material incluido].',
    ],
    [
      'Conoce a {first2}',
      'Lleva [seis|nueve|once] años con nosotros y sigue [llegando la primera|viniendo en bici].',
    ],
    [
      'Las cifras de {month}',
      'Las ventas [suben|se mantienen|bajan un poco] y la energía [se abarata|se encarece].',
    ],
  ],
  offer: list(
    '{percent} en {good}; {good} a {amount}; Vuelve: {good}; Socios: {good} a {amount2}; Últimas unidades: {good}',
  ),
  roles: list(
    'Contabilidad; Dirección general; Responsable de ventas; Jefa de proyecto; Recursos Humanos; Soporte informático; Administración',
  ),
};
