import { screens } from '../screen.ts';

/** Screens in Spanish. */
export const es = screens(
  'es',
  `
@ parcel-fee lure=smishing_parcel from=parcel as=sms
[{brand}:|Aviso {brand}:|] [su paquete|su envío {order}] [no pudo entregarse|está retenido en {city}|está en aduana] [por falta de pago de {small}|porque la dirección está incompleta|por tasas pendientes de {small}].
[Pague {small} en {hours} horas|Actualice sus datos|Confirme dirección y tarjeta]: {url}
?[De lo contrario será devuelto.]

@ bank-block lure=smishing_bank from=bank as=sms
[{brand}:|{brand} Seguridad:] [se ha iniciado sesión desde un nuevo dispositivo|su cuenta ha sido bloqueada|cargo de {large} en {company} pendiente]. [Si no ha sido usted, verifique aquí|Cancele la operación|Active de nuevo su acceso]: {url}
[Un agente le llamará y le pedirá la clave recibida.|Si no confirma en {n} horas se hará efectivo el cargo.]

@ mama lure=smishing_family from=friend as=sms,chat
[Hola mamá|Hola papá|Mamá soy yo], [se me rompió el móvil|se me cayó el teléfono al agua], [este es mi número nuevo|borra el otro|escríbeme por WhatsApp {phone}].
[¿Estás bien?|¿Qué pasó, hijo?|¿Estás ocupada?]
[Tengo que pagar una factura de {amount} hoy y no puedo entrar al banco.|¿Me haces una transferencia inmediata de {amount} a {first2} {last2}?] [Te lo devuelvo mañana|No llames, el micro no funciona]

@ job lure=smishing_job from=stranger as=chat,sms
[Hola, soy {first2}, de recursos humanos de {company}.|Hola, hemos recibido su currículum.]
[Ofrecemos trabajo a distancia, de {amount} a {large} al mes|Gana {amount} al día dando me gusta a vídeos], [sin experiencia|{nn} minutos al día].
[Responda SÍ|Escríbame por WhatsApp {phone}]. [Para desbloquear la siguiente tarea ingrese {amount}, se devuelve con comisión.|El pago es en USDT.]

@ seed lure=seed_phrase from=crypto as=web,app
[Restaurar monedero|Verifique su wallet|Conexión manual]
[Error de conexión, conecte manualmente.|Por la actualización debe validar su monedero.]
[Introduzca sus 12 o 24 palabras|Escriba la frase de recuperación]
& {boxes} ;; [Importar|Validar|Continuar]
[Los monederos sin validar se congelarán el {due}.|No cierre la página.]

@ support-popup lure=fake_support from=security as=dialog,web
[ALERTA: su ordenador está bloqueado|Alerta de seguridad de Windows|{n} virus detectados]
[Código de error 0x80072{nnn}|Troyano Spyware.{nnn}]
* Contraseñas ;; Datos bancarios ;; Fotos ;; Cuenta de Facebook ;; Correo
[No apague el ordenador.|No cierre esta ventana o perderá sus datos.]
[Llame ahora al soporte de Microsoft|Contacte con nuestros técnicos]: {phone}

@ card-form lure=card_form from=card as=web
[Su tarjeta ha sido suspendida|Actividad inusual|Tasa pendiente: {small}]
[Confirme su identidad en {hours} horas.|Para liberar el envío {order} pague {small}.]
& Titular ;; Número de tarjeta ;; MM/AA ;; CVV ;; [PIN del cajero|Fecha de nacimiento] ;; [Código SMS]
& [Confirmar|Desbloquear|Pagar]
[Si no lo hace, la tarjeta quedará bloqueada.|Después introduzca el código recibido.]

@ document-wall lure=document_wall from=documents as=web,dialog
[Documento protegido|Factura_{order}.pdf|Su sesión ha caducado]
[Inicie sesión con su proveedor de correo para ver el archivo|Introduzca la contraseña de su correo]
& Outlook ;; Gmail ;; Yahoo ;; Hotmail ;; Otro
& {email} ;; Contraseña ;; [Ver documento|Descargar]
[Contraseña incorrecta, inténtelo de nuevo.|El enlace caduca en {hours} horas.]

@ prize lure=prize from=shop as=web,dialog
[¡Enhorabuena!|¡Felicidades, visitante {n}.000.000!|Estimado cliente de {brand}]
[Gire la ruleta y gane: {good}|Ha sido elegido para recibir una tarjeta de {amount}|Responda {n} preguntas y reciba un iPhone]
[Solo paga {small} de envío: introduzca su tarjeta.|Comparta con {nn} amigos y confirme su tarjeta.]
[Quedan {n} premios|La oferta termina en {n} minutos]

@ captcha-run lure=fake_captcha from=hosting as=web,dialog
[Verifique que es humano|No soy un robot]
[1. Pulse Windows + R|1. Presione la tecla Windows + R]
[2. Pegue el código con Ctrl + V|2. Presione Ctrl + V]
[3. Pulse Intro|3. Presione Enter]
& [Verificar] ;; [ID {nnn}{nn}]

@ investment lure=investment_chat from=crypto as=chat
[Hola, soy {first2}, asistente del profesor {last2}.|Bienvenidos al grupo VIP]
[Ganamos {percent} por semana garantizado.|Ayer {large} en {nn} minutos.]
[¿Cómo empiezo?|Me interesa]
[Deposite {amount} en la plataforma y le guío|Envíe USDT a {wallet}]. [Quedan {nn} plazas.|Para retirar hay que pagar antes el impuesto de {percent}.]

@ code legit=one_time_code from=account as=sms
[Tu código de {brand} es {code}.|{code} es tu código de verificación de {brand}.|Clave {code} para confirmar la compra de {amount} en {company}.] [No lo compartas con nadie.|Caduca en {n} minutos.|Nunca te lo pediremos.]
?[Si no lo has pedido, ignora este mensaje.]

@ parcel-notice legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [tu paquete|tu envío {order}] [llega hoy entre las {n} y las {nn}|está listo en {street} {nn}|se ha entregado a las {time}|está en reparto].
[Código de recogida {code}, hasta el {due}.|Seguimiento: {url}|No tienes que pagar nada.]

@ card-payment legit=bank_alert from=bank as=sms,app
[{brand}:|] compra de {amount} en {company} el {date}, tarjeta {last4}. [Saldo {large}.|]
[¿No has sido tú? Bloquea la tarjeta en la app.|Has recibido {large2} de {first2} {last2}.]

@ appointment legit=appointment from=health as=sms
[Recordatorio:|Clínica {last2}:] [cita el {due} a las {time}|le esperamos el {due} a las {time}], {street} {nn}, {city}. [Traiga su tarjeta sanitaria.|Para cambiarla llame al {phone}.]

@ friends legit=friends_chat from=friend as=chat
[Hola mamá, ya llegué|¿Vienes esta noche?|¿Quedamos el {due}?|Me quedé sin batería, perdona]
[Genial, cenamos a las {n}|Sí, sobre las {time}|Le pregunto a {first2}]
[Te hago un bizum de {fee} por las entradas|No olvides las llaves|¿Traes pan?|Hasta ahora]
?[👍|¡gracias!|jaja]

@ sign-in legit=sign_in from=account as=web,app
[Iniciar sesión|Bienvenido de nuevo|Entrar en {brand}|Mi cuenta]
& [Correo electrónico|Usuario] ;; Contraseña ;; [Recordarme|]
& [Iniciar sesión|Siguiente|Entrar]
* ¿Has olvidado la contraseña? ;; Crear cuenta ;; Continuar con Google ;; Usar una llave de acceso ;; ¿Necesitas ayuda?

@ checkout legit=checkout from=shop as=web
[Finalizar compra|Pago|Tu cesta]
& {good} ;; {good2} ;; Envío {small} ;; Total {amount}
& Número de tarjeta ;; Nombre en la tarjeta ;; Caducidad ;; CVV
& [Pagar {amount}|Realizar pedido] ;; PayPal
[Devolución gratis en 30 días|Tu banco puede pedirte que apruebes el pago en su app.]

@ wallet legit=wallet_app from=crypto as=app
[Mi monedero|Saldo total {large}|Copia de seguridad]
[Escribe tus 12 palabras en papel y no las pongas nunca en una web.|No compartas nunca tu frase de recuperación.]
* Bitcoin {coins} ;; Ethereum {coins} ;; Enviar ;; Recibir ;; Cambiar
[El soporte nunca la pide.|Hoy +{n},{nn} %]

@ warning legit=phishing_warning from=bank as=web,app
[Cómo reconocer una estafa|Cuidado con los SMS falsos|La policía alerta del «hola mamá»]
[Los estafadores envían mensajes sobre paquetes retenidos o cuentas bloqueadas.|Una ventana dice que el ordenador está bloqueado y da un teléfono.]
* Nunca pedimos claves ;; No pulse enlaces ;; Llame al número de siempre ;; No dé códigos a nadie ;; Llame al 017
[¿Ha introducido sus datos? Bloquee la tarjeta.|Más sobre phishing]

@ settings legit=account_settings from=account as=app,web
[Ajustes|Cuenta y seguridad]
* Perfil ;; Cambiar contraseña ;; Verificación en dos pasos activada ;; Dispositivos: {device}, {city} ;; Notificaciones ;; Idioma español ;; Método de pago Visa {last4} ;; Modo oscuro ;; Descargar mis datos ;; Eliminar cuenta

@ bank-overview legit=bank_overview from=bank as=app
[Hola, {first}|Mis cuentas|Movimientos]
& Cuenta corriente ;; {large} ;; Ahorro ;; {large2}
* {company} -{amount} ;; Nómina {large3} ;; Alquiler -{amount2} ;; Tarjeta -{fee} ;; Transferir ;; Buzón (1) ;; Bizum

@ news legit=news_article from=charity as=web
[{city} aprueba la nueva línea de tranvía|El temporal cierra escuelas|Una panadería de {city}, premiada]
Por {first2} {last2}, {date}
[El coste asciende a {fortune}.|Habrá retrasos hasta el {due}.|Acudieron más de {nnn} personas.]
* Compartir ;; Comentarios ({nn}) ;; Lo más leído ;; Suscríbete ;; El tiempo en {city} {temperature}

@ card-approval legit=payment_approval from=card as=web,app
[Autorice su compra|Autenticación del pago|Compra segura]
& Comercio: {company} ;; Importe: {amount} ;; Tarjeta •••• {last4}
[Introduzca el código que hemos enviado a su móvil para terminar la compra.|Confirme la operación en la app de su banco.]
& Código SMS ;; [Confirmar] ;; Cancelar
?[El código caduca en {n} minutos.|Reenviar código]
`,
);
