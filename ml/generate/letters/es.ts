// Long because it is a table: wordings of one language.
import { letters } from '../letter.ts';

/** Letters in Spanish. */
export const es = letters(
  'es',
  `
@ sign-in-place legit=sign_in_alert lure=credential from=account
# [Nuevo inicio de sesión en {brand}|Alerta de seguridad|¿Has sido tú?]
~ {device}, {city}
[Hemos detectado|Se ha registrado] un nuevo inicio de sesión en su cuenta de {brand}.
= Dispositivo: {device} ;; Navegador: {program} ;; Lugar: {city} ;; Fecha: {date}, {time}
[Si ha sido usted, no tiene que hacer nada.|¿Reconoce esta actividad? Ignore este mensaje.]
[Si no, cambie su contraseña|Si no, proteja su cuenta].
> [Revisar actividad|Proteger mi cuenta|No he sido yo]
!? Hasta recibir su respuesta, el acceso quedará limitado.

@ password-reset legit=password_reset lure=credential from=account
# [Restablecer su contraseña|Cambio de contraseña en {brand}]
Hemos recibido una solicitud para restablecer su contraseña. [El enlace caduca en {hours} horas.|Solo puede usarse una vez.]
> [Restablecer contraseña|Elegir nueva contraseña]
[Si no lo ha pedido, ignore este correo.|]
!? Para mantener la contraseña actual, confírmela en la misma página.

@ code legit=verification_code from=account greet=informal
# {code} es su código de {brand}
# Su código de [verificación|acceso]
Su código es:
^ {code}
[Caduca en {nn} minutos.|No lo comparta con nadie.] [Nunca se lo pediremos por teléfono.|]

@ verify-address legit=verification_code lure=credential from=account
# [Confirme su correo|Solo falta un paso]
[Gracias por registrarse en {brand}.|Ha añadido esta dirección a su cuenta.] Confirme que {email} es suya.
> [Confirmar correo|Verificar dirección]
!? Las cuentas sin verificar se cierran el {due}.

@ mailbox-full legit=account_notice lure=credential from=mailbox trap=html
# [Su buzón está casi lleno|Queda poco espacio]
Ha usado el 9{n} % de su espacio en {brand}. [Pronto no podrá recibir mensajes.|]
* Borre adjuntos grandes ;; Vacíe la papelera ;; Amplíe el espacio
> [Gestionar espacio|Liberar espacio]
!? {n} mensajes están retenidos desde el {date}.

@ password-expiry legit=it_notice lure=credential from=employer trap=html
# [Su contraseña caduca en {n} días|Aviso de caducidad de contraseña]
Su contraseña [de red|de correo] caduca el {due}. [Puede cambiarla en cualquier momento.|]
> [Cambiar contraseña|Mantener la actual]
!? Inicie sesión con su contraseña actual para evitar el bloqueo.

@ mfa lure=mfa from=employer trap=picture
# [Actualice la verificación en dos pasos|Acción necesaria]
Debe renovar su verificación en dos pasos [antes del {due}|en {hours} horas]. [Escanee el código QR adjunto con el móvil.|]
> [Renovar ahora]
[Después se desactivará su correo.|]

@ suspended lure=account_suspended from=payment
# [Su cuenta ha sido limitada|Importante: cuenta suspendida]
[Por actividad inusual|Por falta de datos], su cuenta de {brand} está [suspendida|limitada].
= Caso: {order} ;; Fecha: {date}
[Verifique su identidad|Confirme sus datos] en {hours} horas.
> [Recuperar acceso|Verificar cuenta]
[De lo contrario se cerrará definitivamente.|Se aplicará un cargo de {amount}.]

@ review legit=account_notice lure=account_suspended from=bank
# [Actualice sus datos|¿Sus datos están al día?]
La ley nos obliga a mantener actualizados los datos de nuestros clientes. [Revíselos antes del {due}.|Solo lleva unos minutos.]
> [Revisar mis datos|Entrar en mi área]
!? Tenga a mano su tarjeta y su PIN.

@ terms legit=account_notice from=saas bulk
# [Cambios en nuestras condiciones|Nueva política de privacidad]
El {due} cambian nuestras condiciones. En resumen:
* Un lenguaje más claro ;; Nuevas reglas de cancelación ;; Lista de proveedores
[No tiene que hacer nada.|Si no está de acuerdo, puede cancelar cuando quiera.]
> [Leer las condiciones]

@ order legit=order_confirmation lure=subscription_scare from=shop
# [Confirmación de pedido {order}|Gracias por su pedido]
[Gracias por su compra.|Hemos recibido su pedido.]
= Pedido: {order} ;; Fecha: {date} ;; Entrega: {due}
$ order
^ Total {amount}
> [Ver pedido|Seguir pedido]
!? ¿No lo ha hecho usted? Cancélelo aquí y solicite el reembolso.

@ receipt legit=receipt lure=subscription_scare from=payment
# [Recibo de su pago|Ha pagado {amount} a {company}]
Ha enviado {amount} a {company}.
= Operación: {order} ;; Fecha: {date} ;; Importe: {amount}
> [Ver detalles|Ver recibo]
!? ¿Pago no autorizado? Anúlelo confirmando su tarjeta.

@ shipped legit=shipping lure=parcel_fee from=parcel
# [Su paquete está en camino|Entrega prevista el {due}|Envío {order}]
Su paquete de {company} [está en camino|llegará el {due}].
= Seguimiento: {order} ;; Entrega: {due} ;; Dirección: {street} {nn}, {city}
> [Seguir envío|Opciones de entrega]
!? La dirección está incompleta: confírmela [y abone {small}|].

@ missed legit=delivery_attempt lure=parcel_fee from=parcel
# [No estaba en casa|Intento de entrega {order}|Su paquete le espera]
[El {date} no pudimos entregar su paquete.|Nuestro repartidor pasó y no había nadie.] [Puede recogerlo hasta el {due}.|Puede elegir otro día.]
= Envío: {order} ;; Oficina: {city}
> [Elegir otro día|Reprogramar entrega]
+? Lleve su documento de identidad.
!? Debe abonar {small} con tarjeta [en {hours} horas|].

@ payment-failed legit=payment_failed lure=streaming_payment from=streaming
# [Pago rechazado|Actualice su forma de pago|Problema con su factura]
No hemos podido cobrar {fee} de su suscripción. [Revise su tarjeta.|Lo intentaremos de nuevo en unos días.]
> [Actualizar pago|Gestionar suscripción]
!? Introduzca de nuevo el número y el código de la tarjeta o se cancelará en {hours} horas.

@ renewal legit=subscription_renewal lure=subscription_scare from=security
# [Su suscripción se renueva el {due}|Renovación de {brand}]
Su suscripción se renovará el {due} por {amount} al año. [No tiene que hacer nada.|Puede desactivar la renovación en su cuenta.]
> [Gestionar suscripción]

@ callback lure=callback from=security
# [Factura {order}|Confirmación de renovación]
Su licencia se ha renovado por {n} años. Se cargarán {amount} [hoy|en {hours} horas].
Para cancelar, llame a facturación: {phone}

@ card legit=bank_alert lure=card from=bank
# [Pago de {amount}|Se ha usado su tarjeta|Aviso de operación]
Su tarjeta terminada en {last4} se ha usado en {company} el {date} a las {time} ({amount}).
[Si ha sido usted, no haga nada.|¿No la reconoce? Bloquee la tarjeta en la app.]
> [Ver operación|Abrir la app]
!? Para anularla, introduzca número, caducidad y código de la tarjeta.

@ bank-message legit=bank_alert lure=bank from=bank
# [Nuevo mensaje en su buzón|Documento disponible]
Tiene un nuevo [mensaje|documento] en su banca en línea. [Acceda como siempre para leerlo.|]
> [Leer mensaje|Entrar]
? Nunca le pediremos sus claves por correo.
!? Si no lo confirma antes del {due}, su acceso quedará suspendido.

@ bank-update lure=bank from=bank
# [Active su nueva seguridad|Su acceso caduca el {due}]
A partir del {due} es obligatorio un nuevo sistema de seguridad. [Aún no lo ha activado.|]
> [Activar ahora]
[Sin activarlo se bloquearán sus tarjetas.|]

@ bank-fluent lure=bank from=bank fluent
# Una consulta sobre su transferencia
Gracias por confiar en nosotros. El {date} se registró en su banca en línea una transferencia de {large} a favor de {first2} {last2}. Como el importe no es habitual, queremos asegurarnos de que la ordenó usted.
Si es así, no tiene que hacer nada más. En caso contrario, le rogamos que la detenga antes de las {time}.
> Revisar la transferencia
Lamentamos las molestias y agradecemos su colaboración.

@ statement legit=statement lure=bank from=bank file=pdf trap=html
# Su extracto de {month} está disponible
Ya puede consultar su extracto de {month}.
= Cuenta: …{last4} ;; Fecha: {date}
> [Ver extracto]

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,docm,linkedpdf
# [Factura {order}|Su factura del {date}]
Adjuntamos la factura {order} por {amount}, con vencimiento el {due}. [Gracias por su confianza.|]
?> [Ver factura|Pagar en línea]

@ overdue legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html
# [Recordatorio|Factura pendiente|Aviso de impago] {order}
Según nuestros registros, la factura {order} del {past} ({amount}) sigue pendiente. Le rogamos el pago antes del {due} [en la cuenta {iban}|]. [Si ya ha pagado, ignore este aviso.|]

@ tax legit=tax_notice lure=tax_refund from=tax
# [Tiene una nueva notificación|Aviso de notificación]
Tiene una nueva notificación disponible en la sede electrónica. [Acceda escribiendo la dirección en su navegador.|Este aviso no contiene enlaces.]
!> [Solicitar devolución|Ver notificación]
!? Le corresponde una devolución de {amount}. Indique su tarjeta antes del {due}.

@ fine legit=toll_notice lure=toll_fine from=toll
# [Multa {order}|Notificación de sanción]
Existe una notificación ({order}) del vehículo {plate}, importe {amount}.
> [Ver notificación|Pagar multa]
+? También puede pagar en cualquier oficina de correos.
!? Si no paga en {hours} horas perderá el descuento y [dos puntos|se embargará su cuenta].

@ newsletter legit=newsletter from=small greet=informal bulk
# [Novedades de {month}|Nuestro boletín|Qué pasa en {city}]
[Estas son las novedades del mes.|Bienvenidos a nuestro boletín.]
$ stories
> [Leer más|Visitar la web]

@ sale legit=marketing_sale from=shop greet=none bulk
# [Últimas horas: {percent}|Solo hoy|Rebajas hasta {percent}|No te lo pierdas]
~ Hasta agotar existencias
[Solo quedan unas horas: {percent} de descuento.|¡Date prisa, termina el {due}!]
$ offers
> [Comprar ahora|Ver ofertas|Usar mi cupón]

@ survey legit=survey from=shop greet=informal bulk
# [Su opinión nos importa|¿Cómo fue su compra?]
Hace poco compró con nosotros. [¿Nos dedica {n} minutos?|] [Sorteamos {n} vales entre los participantes.|]
> [Empezar encuesta]

@ loyalty legit=loyalty_points lure=prize_reward from=shop bulk
# [Sus puntos caducan el {due}|Tiene {nnn} puntos]
Ha acumulado {nnn} puntos. [{nn} caducan el {due}.|]
> [Canjear puntos]
!? Solo paga {small} de envío.

@ prize lure=prize_reward from=shop greet=none bulk
# [¡Enhorabuena!|Ha sido seleccionado|Su premio le espera]
[Es el ganador de hoy|Ha sido elegido] para recibir [un {good}|una tarjeta regalo de {amount}] de {brand}. [Responda unas preguntas.|]
> [Reclamar premio|Participar]
[Solo quedan {n}.|Válido durante {nn} minutos.]

@ travel legit=travel_booking lure=card from=travel
# [Reserva confirmada {order}|Su viaje a {city}]
Su reserva está confirmada.
= Localizador: {order} ;; Llegada: {due} ;; Viajeros: {n} ;; Total: {amount}
> [Gestionar reserva]
!? No pudimos verificar su tarjeta: confirme el pago en {hours} horas o se cancelará.

@ ticket legit=event_ticket from=events file=pdf
# [Sus entradas|Pedido {order}]
Adjuntamos sus entradas para el {due} a las {time} en {city}. [Puede mostrarlas en el móvil.|]

@ support legit=support_ticket from=saas
# [Re: |]Su consulta {order}
Hemos recibido su consulta ({order}). [{first2} la está revisando.|¿Podría enviarnos una captura?]
?> [Ver consulta]

@ advice legit=security_advice lure=bank from=bank bulk
# [Cuidado con los mensajes falsos|Así es el phishing]
Circulan correos en nuestro nombre que amenazan con bloquear la cuenta y piden las claves.
* Nunca pedimos claves ni códigos ;; Mire la dirección del remitente ;; No llame a números de un mensaje ;; Escriba usted nuestra dirección
> [Más consejos]
! Active la nueva protección antes del {due} con sus claves.

@ maintenance legit=it_notice from=employer
# [Mantenimiento el {due}|Corte del correo]
El {due} desde las {time} [el correo|el servidor] no estará disponible durante {n} horas. [No tiene que hacer nada.|]

@ payslip legit=hr_notice lure=payroll_change from=employer file=pdf trap=html
# [Su nómina de {month}|Nómina disponible]
Su nómina de {month} está disponible. [Compruebe sus datos antes del {due}.|]
> [Ver nómina]
!? Confirme su cuenta bancaria o no podremos abonar el salario.

@ school legit=school_notice from=school
# [Excursión del {due}|Reunión de padres]
[La excursión a {city} será el {due}|La reunión es el {due} a las {time}]. [Devuelvan la autorización antes del {due2}.|Coste: {amount}.]

@ city legit=city_notice from=city bulk
# [Recogida de residuos|Obras en {street}|Su solicitud {order}]
[Desde el {due} cambian los días de recogida|Hemos recibido su solicitud {order}]. [Más información en nuestra web.|]

@ charity legit=charity_appeal from=charity bulk
# [Necesitamos su ayuda|Su donación cuenta]
Con {amount} [una familia come una semana|un niño va al colegio]. [Hasta el {due} cada donación se duplica.|Gracias por estar ahí.]
> [Donar]

@ appointment legit=health_appointment from=health
# [Recordatorio de cita|Su cita del {due}]
Le recordamos su cita el {due} a las {time}. [Si no puede venir, avise {hours} horas antes.|Traiga su tarjeta sanitaria.]

@ insurance legit=insurance from=insurance file=pdf
# [Su póliza {order}|Renovación el {due}]
[Adjuntamos su póliza|Su prima será de {amount} desde el {due}]. [Revise los datos.|]

@ social legit=social_notification from=social greet=informal bulk
# {first2} [le ha mencionado|ha comentado su publicación|le ha escrito]
{first2} {last2} le ha enviado [un mensaje|una invitación].
> [Ver|Responder]

@ welcome legit=welcome from=saas greet=informal bulk
# Te damos la bienvenida a {brand}
Tu cuenta está lista.
* Completa tu perfil ;; Invita a tu equipo ;; Instala la app
> [Empezar]

@ share legit=document_share lure=document_share from=documents trap=html
# {first2} {last2} ha compartido [un documento|{n} archivos]
# [Firma pendiente|Para firmar]: contrato {order}
{first2} {last2} le ha enviado [un archivo|un documento para firmar].
= Archivo: informe {month}.pdf ;; Caduca: {due}
> [Abrir|Descargar|Ver documento]
!? Inicie sesión con la contraseña de su correo para abrirlo.

@ voicemail legit=voicemail lure=voicemail_fax from=saas trap=html
# [Nuevo mensaje de voz|Llamada perdida] de {phone}
Tiene un mensaje de voz ({nn} s) de {phone}, {date}.
> [Escuchar]
!? Se borrará en {hours} horas.

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Una duda|Acta|Re: reunión]
[¿Me pasas los números de {month}?|La reunión con {company} pasa al {due} a las {time}.] [Sin prisa.|Lo he dejado aquí: {url}]

@ freelance legit=business_correspondence from=person personal file=pdf
# [Factura de {month}|Presupuesto {order}]
[Te envío la factura de {month}: {amount}|Como hablamos, nuestro presupuesto de {amount}]. [La cuenta es la de siempre.|Válido hasta el {due}.]

@ friend legit=personal_correspondence from=friend personal greet=informal
# [¿El sábado?|Fotos de {city}]
[¿Qué tal?|¡Cuánto tiempo!] [¿Quedamos el {due}?|Las fotos están aquí: {url}] [Recuerdos de {first2}.|]

@ boss-gift lure=gift_card_boss from=boss personal greet=informal
# [¿Estás?|Favor urgente]
Estoy en una reunión y no puedo hablar. ¿Puedes comprar {n} tarjetas regalo de {amount}? [Mándame fotos de los códigos.|] [Que quede entre nosotros.|] Te lo devuelvo hoy.

@ boss-wire lure=bec_payment from=boss personal greet=informal fluent
# Un asunto confidencial
Gracias por tu apoyo estas semanas. Estamos a punto de cerrar una adquisición en {city} que debe mantenerse en reserva hasta su anuncio.
Hoy debe salir un primer pago de {large} a {company}, IBAN {iban}. ¿Puedes encargarte y enviarme el justificante? Estaré reunido todo el día, así que es mejor por correo.
Cuento con tu discreción.

@ bank-change lure=bec_payment from=supplier personal
# [Cambio de cuenta bancaria|Nuevos datos de pago]
Le informamos de que nuestra cuenta ha cambiado. Rogamos abone la factura {order} en {iban}, titular {company}. [Confírmelo por correo.|La cuenta anterior está cerrada.]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# [He entrado en su dispositivo|Lea esto con atención]
[Sé que su contraseña es {password}.|] Tengo acceso a su dispositivo y un vídeo suyo. Envíe {large} en bitcoin a {wallet} en {hours} horas o [lo recibirán todos sus contactos|lo publicaré].

@ advance-fee lure=advance_fee from=stranger personal
# [Asunto confidencial|Herencia|Propuesta]
Soy {me}, [abogado en {city}|viuda y gravemente enferma]. [Mi cliente fallecido|Mi esposo] dejó {fortune} sin herederos. Quiero nombrarle beneficiario. Responda con nombre, dirección y teléfono. [Es confidencial.|]

@ job lure=job_offer from=stranger personal
# [Trabajo desde casa|Oferta de empleo]
Buscamos colaboradores para gestionar pagos desde casa, {large} al mes. Recibirá transferencias y las reenviará. Responda con su nombre y cuenta bancaria.

@ wallet lure=crypto_wallet from=crypto
# [Verifique su cartera|Actualización obligatoria]
Debe verificar su cartera antes del {due}. Tenga lista su frase de recuperación de [12|24] palabras. [Si no, quedará congelada.|]
> [Verificar|Empezar]

@ tech lure=tech_support from=security
# [{n} virus detectados|Su protección ha caducado]
Su protección caducó el {date}. [Sus datos bancarios están en riesgo.|Se han encontrado {n} amenazas.]
> [Analizar|Renovar]

@ romance lure=romance_charity from=stranger personal greet=informal
# [Hola|Vi tu perfil]
Me llamo {myfirst} y vivo en {city}. [Me gustó tu foto.|Busco una relación seria.] [Escríbeme a mi correo privado.|¿Podrías ayudarme con {amount} para el viaje?]

@ fluent-thanks legit=business_correspondence from=supplier personal fluent
# Tras nuestra conversación
Muchas gracias por la conversación del {past}. Como acordamos, he resumido los próximos pasos y ajustado el calendario.
¿Podría confirmarme antes del {due} si la fecha de inicio le conviene y quién debe recibir la documentación? Quedo a su disposición para comentarlo por teléfono.
Será un placer trabajar juntos.
`,
);
