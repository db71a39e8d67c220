// Long because it is a table: wordings of one language.
import { taught } from './taught.ts';

export const esTaught = taught('es', {
  screens: `
@ banco-llame lure=smishing_bank from=bank as=sms,chat
[{brand}:|Seguridad {brand}:] [hay un cargo de {amount} en {company} pendiente|van a salir {large} de su cuenta]. [Para pararlo llame ya al|¿No ha sido usted? Hable con un gestor en el] {phone}
?[Tenga a mano la clave que le llegará.|No lo comente en la oficina, hay una investigación.]

@ mensajero-tarjeta lure=remote_access from=bank as=chat,sms
[Buenas tardes, soy {first2} {last2}, del departamento de fraude de {brand}.|Le habla la central de su banco.] [Están comprando con su tarjeta en {city} ahora mismo.|Sus ahorros ya no están seguros.]
[¿Qué hago?|¡Yo no he sido!]
[Corte la tarjeta sin dañar el chip, un mensajero pasará a recogerla.|Instale AnyDesk y dígame los nueve números.|Mueva el dinero a la cuenta segura {iban} mientras lo arreglamos.|Dícteme la clave para anular los cargos.]

@ codigo-amigo lure=code_theft from=friend as=chat,sms
[Hola {first}, te mandé seis números por error|Te estoy metiendo en el grupo del barrio]. [¿Me reenvías el código que te llegó por SMS?|Te va a llegar una cifra, pásamela rápido.]
?[¿Qué código?|Me llegó algo de WhatsApp]
[Sí, ese, que caduca|No hagas caso del aviso]

@ repartidor lure=code_theft from=parcel as=sms,chat
[Hola, soy el repartidor de {brand}, no encuentro el portal.|Tengo su paquete en la furgoneta.]
[Para entregarlo necesito el número que le acaba de llegar al móvil.|Dígame la clave del SMS o vuelve al almacén.]

@ jefe-chat lure=gift_cards from=boss as=chat,sms
[{first}, soy {me}, este es mi número nuevo.|Buenos días {first}, {me}. ¿Está en la oficina?] [Estoy con los auditores y no puedo hablar.|Es confidencial.]
[Sí, dígame|Claro]
[Compre {n} tarjetas regalo de {amount} y mándeme foto de los códigos.|Tiene que salir un pago de {large} antes de mediodía, le paso la cuenta.] [Adelántelo usted, se lo devuelvo el {due}.|No lo comente con nadie.]

@ hijo-pago lure=smishing_family from=friend as=sms,chat
[Hola mamá, se me rompió el móvil, este es mi número nuevo|Papá soy yo, borra el otro número].
?[¿Qué ha pasado?|¿Quién eres?]
[No puedo entrar en el banco y tengo que pagar {sizeable} hoy|Me reclaman una factura]. [¿Me la pagas tú y mañana te lo devuelvo?|Hazme un Bizum o una transferencia inmediata, te paso los datos]

@ amigo-apuro lure=smishing_family from=friend as=chat
[¿Estás? Me da mucha vergüenza pedírtelo|Estoy tirado en {city}], [me han robado la mochila|el taller no me da el coche].
[¿Me prestas {sizeable} hasta el lunes?|Mándalo por Western Union a {first2} {last2}.] [No me llames, no tengo batería|No le digas nada a mi madre]

@ aparcamiento lure=qr_prompt from=toll as=bare,document
[Pago del aparcamiento solo con el móvil|Parquímetro averiado]
[Escanee, ponga la matrícula y los datos de su tarjeta.|Escanee el código e introduzca número, caducidad y CVV.]
?[Sin pago, retirada con grúa.]

@ carta-banco lure=qr_prompt from=bank as=document,bare
[Su firma digital caduca el {due}|Actualización obligatoria de la aplicación]
[Escanee el cuadro y entre con su usuario y su clave.|Escanee y confirme sus datos.]
[Después se bloqueará el acceso.|La reactivación cuesta {fee}.]

@ equipo-bloqueado lure=fake_support from=security as=dialog,web
[SU EQUIPO HA SIDO BLOQUEADO|Centro de seguridad: amenaza grave|Error {nnn} del sistema]
[Un programa espía lee sus contraseñas.|El disco se borrará en cinco minutos.]
[No apague el ordenador y llame al soporte:|Teléfono gratuito:] {phone}
& [Cancelar] ;; [Llamar]

@ bono lure=smishing_energy from=energy as=sms,web
[{brand}:|Ayuda energética:] [tiene {amount} sin cobrar|le corresponde un bono de {amount}]. [Solicítelo con sus datos bancarios|Indique la tarjeta para recibirlo]: {url}

@ tarjeta-sanitaria lure=credential_form from=health as=sms,web
[{brand}:|Servicio de salud:] [su tarjeta ha caducado|tiene un reembolso de {amount}]. [Pida la nueva por {small}|Confirme fecha de nacimiento y tarjeta bancaria]: {url}

@ archivo lure=document_wall from=documents as=web,dialog
[{first2} {last2} le ha enviado "Factura {month}.pdf"|Fax protegido, {n} páginas]
[Elija su correo y escriba la contraseña para verlo.|Vista previa borrosa: entre con su cuenta de trabajo.]
& Outlook ;; Gmail ;; Correo ;; Contraseña ;; [Abrir]

@ vendedor-trampa lure=marketplace from=stranger as=chat
[Hola, ¿sigue {good}? Me lo quedo.|Ya lo he pagado por el envío de {brand}.]
[Abre el enlace y pon la tarjeta donde quieres cobrar|Te piden el saldo, es normal]: {url}
?[¿Has metido el código del SMS?]

@ piso lure=marketplace from=stranger as=chat,bare
[El piso de {street} está libre, {amount} al mes con todo.|Vivo fuera y no puedo enseñarlo.]
[Haga la transferencia de la fianza, {large}, y le mando las llaves por mensajería.|Necesito copia de su DNI por los dos lados.]

@ correo-viejo lure=mailbox from=mailbox as=web
[Su contraseña termina hoy|{nn} mensajes retenidos]
[Puede conservar la actual: confírmela abajo.|Entre para liberar los mensajes.]
& {email} ;; Contraseña ;; [Conservar|Liberar]

@ clave-buena legit=one_time_code from=bank as=sms
[{code} es tu código de {brand}.|Clave {code} para el pago de {amount} en {company}.|Usa {code} para entrar.] [No se la des a nadie, tampoco a nosotros.|Vale {n} minutos.|¿No has pedido nada? Llama a tu banco.]

@ aviso-cuenta legit=bank_alert from=bank as=sms,app
[{brand}:|] [has recibido {large}|recibo de {company}: {amount}|tu tarjeta nueva va por correo|saldo por debajo de {amount}]. [No tienes que hacer nada.|Más en la app.]

@ autoriza legit=payment_approval from=bank as=app,dialog
[¿Autorizas este pago?|Confirma el acceso|Operación pendiente]
& {company} ;; {amount} ;; {date} {time} ;; Tarjeta {last4}
& [Autorizar] ;; [Rechazar]
?[Solo si la estás haciendo tú ahora.]

@ acceso legit=sign_in from=account as=web,app
[Iniciar sesión|Hola de nuevo|Escribe tu contraseña]
& [Correo|Usuario|DNI] ;; Contraseña ;; [Entrar|Continuar]
* ¿Olvidaste la contraseña? ;; Crear cuenta ;; Recordarme ;; Clave de acceso ;; Ayuda ;; Aviso legal

@ segundo-paso legit=sign_in from=saas as=web,app
[Escribe el código|Verificación en dos pasos]
[Hemos enviado un código a {email}.|Abre tu aplicación de autenticación.]
& Código ;; [Verificar] ;; [Reenviar]
* Otro método ;; Confiar en este dispositivo ;; Volver

@ permiso legit=app_dialog from=saas as=dialog
["{brand}" quiere usar la cámara|{host} quiere enviarte notificaciones|¿Guardar los cambios en {month}.docx?|¿Vaciar la papelera?]
[Para escanear tus tiques.|No se puede deshacer.|Si no, perderás los cambios.]
& [Permitir|Guardar|Aceptar] ;; [No permitir|Cancelar|Ahora no]

@ galletas legit=cookie_banner from=small as=web,dialog
[Tu privacidad nos importa|Usamos cookies]
[Nosotros y {nnn} socios guardamos información en tu dispositivo.|Las cookies necesarias están siempre activas.]
& [Aceptar todas] ;; [Rechazar] ;; [Configurar]

@ analisis legit=security_status from=security as=app,dialog
[Análisis terminado|Sin amenazas|Sitio peligroso bloqueado]
[{nnn}{nnn} archivos revisados en {nn} minutos.|El archivo está en cuarentena, no tienes que hacer nada.]
* Protección activa ;; Cortafuegos ;; Historial ;; Análisis rápido ;; Actualizado

@ familia legit=friends_chat from=friend as=chat,sms
[¿Compras pan?|¿Quién recoge a {first2}?|¿Me riegas las plantas el {due}?]
[Sí, ¿algo más?|Yo, a las {time}|¿La llave donde siempre?]
[Eres un sol|La abuela llama a las ocho|Hasta luego]

@ a-medias legit=friends_chat from=friend as=chat
[Las entradas fueron {amount}, son {fee} cada uno|Me debes {small} de la pizza]
[Te acabo de hacer un Bizum|¿Mañana en efectivo?]
[Gracias, sin prisa|Perfecto]

@ numero-nuevo legit=friends_chat from=friend as=chat,sms
[Hola, soy {first2} del coro, he cambiado de compañía, este es mi número.|Móvil nuevo, {first2} {last2}.]
[Guardado, te llamo esta noche|Gracias, hasta el {due}]

@ oficina legit=work_chat from=colleague as=chat,web
[Buenas, ¿vienes hoy?|{first}, la reunión pasa a las {time}|¿Me mandas las cifras de {month}?]
[A partir de las diez|Gracias, apuntado|Antes de comer]
[Luego paso el acta|¿Comemos juntos?]

@ paquete-real legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [su paquete está en el punto de recogida de {street} {nn}|reparto hoy de {n} a {nn} h|entregado a un vecino|se retrasa al {due} por el temporal]. [Lleve el DNI.|Tiene {n} días.|Sin coste.]

@ taller legit=appointment from=small as=sms
[{company}:|Hola {first},] [su coche está listo|sus gafas han llegado|mesa para {n} reservada|cita el {due} a las {time}]. [Si no puede venir, {phone}.|Le esperamos.]

@ carta-bar legit=menu_card from=small as=bare,document
[La carta|Menú del día|Mesa {nn}]
[Escanea para ver los platos y alérgenos.|Se pide en la barra.]
* Gazpacho {small} ;; Merluza {fee} ;; Flan {small2} ;; Café {small3}

@ wifi-hostal legit=qr_prompt from=travel as=bare,document
[Wifi para clientes|Audioguía|Tu entrada]
[Escanea y conéctate. Clave: {password}|Escúchala gratis en tu móvil.|Enseña este código en la puerta.]

@ alerta-timos legit=phishing_warning from=bank as=web,app
[Cuidado con los falsos empleados|Timos de ahora]
[Dicen que tu dinero corre peligro o mandan un mensajero a por la tarjeta.|Llegan mensajes de un supuesto hijo con número nuevo.]
[Nunca pedimos claves. Cuelga.|Llama al número de tu tarjeta.]

@ compra-segura legit=payment_approval from=card as=web,dialog
[Confirma tu compra|Pago seguro|Verificación]
& Comercio {company} ;; Importe {amount} ;; Fecha {date} ;; Tarjeta •••• {last4}
[Te hemos enviado una clave por SMS.|Autoriza en la app de tu banco y vuelve aquí.]
& Clave ;; [Continuar] ;; [Reenviar] ;; [Cancelar]

@ cesta legit=checkout from=shop as=web,app
[Tu cesta ({n})|Envío y pago|Resumen]
& {good} {amount} ;; Envío {small} ;; Total {sizeable}
* Tarjeta ;; Bizum ;; Pagar a plazos ;; Cupón ;; [Comprar] ;; Cambiar dirección

@ siniestro legit=insurance_claim from=insurance as=web,app
[Parte {order}|Hemos recibido tu parte]
[El perito va el {due} a las {time}.|Te ingresaremos {sizeable}.]
* Fotos ;; Presupuesto.pdf ;; Mensajes ;; Póliza

@ nieto lure=smishing_family from=friend as=chat,sms
[Abuela, soy yo, no te asustes|Abuelo, no se lo digas a nadie] [he tenido un accidente y hay un herido|estoy en comisaría].
[¿Quién eres?|¡Dios mío!]
[Piden {large} de fianza hoy, pasa un abogado a por ello|Sácalo del banco y di que es para una obra]

@ conta-chat lure=gift_cards from=colleague as=chat
[Hola {first}, {me} de contabilidad, desde mi móvil.|La directora está volando y cuenta con nosotros.]
[Dime|¿Qué hace falta?]
[¿Puedes mandar {large} a {iban}? La factura llega luego.|Compra cuatro tarjetas prepago y léeme los números.] [No lo pongas en el grupo.|]
`,
  letters: `
@ disponible lure=gift_card_boss from=boss personal greet=informal
# [¿Está disponible?|Un encargo|{first}]
[Estoy reunido y solo puedo leer el correo.|Contésteme en cuanto lo vea.]
[Necesito {n} tarjetas regalo de {amount} para un cliente. Rásquelas y mándeme foto de los códigos.|¿Puede adelantar el importe? Contabilidad se lo devuelve.] [De momento, entre nosotros.|]

@ confidencial lure=bec_payment from=boss personal
# [Confidencial|Expediente {order}]
[Estamos a punto de comprar una empresa y solo usted lo sabe.|El bufete {company} le escribirá por un anticipo.]
[Hoy deben llegar {large} al notario. ¿Qué saldo hay?|Responda solo a esta dirección, nada por teléfono.]

@ cuenta-nueva lure=bec_payment from=supplier personal
# [Cambio de cuenta|Factura {order}]
[Nuestra cuenta está en auditoría y los pagos se devuelven.|Por motivos fiscales cobra una empresa asociada.]
[Ingrese los {large} en esta cuenta: {iban}.|No use el número impreso en la factura.] [Mándenos hoy el justificante.|]

@ nomina-cuenta lure=payroll_change from=colleague personal greet=informal
# [Mi nómina|Nueva cuenta]
[He cambiado de banco y quiero cobrar en la cuenta nueva desde este mes.|Mi cuenta se cierra, ¿llegamos para {month}?]
[Apunte: {iban}.|No consigo entrar en el portal, por eso escribo.]

@ ayuda-viaje lure=relative_request from=friend personal greet=informal
# [¿Me ayudas?|¿Estás ahí?]
[Me han atracado en {city}, sin papeles ni tarjetas.|Mi prima está en el hospital y exigen pagar antes.]
[Necesito {sizeable} para el hotel y la vuelta, por Western Union.|Solo tengo correo, el teléfono no funciona.] [Te lo devuelvo al llegar.|]

@ salud-reembolso lure=tax_refund from=health
# [Reembolso de {amount}|Su tarjeta sanitaria no es válida]
[Tras revisar su expediente le debemos {amount}.|Sin actualizarla no podrá recibir atención.]
> [Cobrar|Renovar tarjeta]
[Tenga a mano su tarjeta bancaria.|El derecho caduca en {hours} horas.]

@ movil-registro lure=mfa from=employer
# [Su doble factor caduca|Registre de nuevo su teléfono]
[Todo el personal debe registrar otra vez el móvil. Escanee el cuadro y entre con la contraseña de la empresa.|El registro termina en {hours} horas.]
[Si no, perderá el acceso al correo.|El código es personal.]

@ renovado-llame lure=callback from=security
# [Pedido {order}|Se cargarán {sizeable}]
[Su protección se ha renovado por {n} años.|Gracias por su compra.]
= Importe: {sizeable} ;; Cargo: en {hours} horas
[Para cancelar llame al {phone}.|¿No lo ha pedido? Atención al cliente: {phone}]

@ reunion legit=business_correspondence from=boss personal greet=informal
# [Reunión del {due}|Antes de mis vacaciones]
[Hoy no paro, ¿lo vemos el {due} a las {time}?|Desde el {due} me sustituye {first2} {last2}.]
[Traiga las cifras de {month}, por favor.|Si es urgente, a mi número de siempre.]

@ factura-normal legit=invoice from=supplier personal file=pdf
# [Factura {order}|Nuestra factura de {month}]
[Adjunto la factura de los trabajos de {month}.|Gracias por su pedido.]
= Importe: {large} ;; Vence: {due}
[La cuenta es la de siempre.|Dudas: administración, {phone}.]

@ cambio-banco-real legit=business_correspondence from=supplier personal
# [Cambiamos de banco el {due}]
[Recibirá por correo postal una carta firmada con los datos.|Nada cambia para las facturas en curso.]
[No se fíe solo de un correo: confírmelo con su contacto en el número que ya tiene.|]

@ analitica legit=health_appointment from=health
# [Sus resultados|Cita del {due}]
[Ya están los resultados de la analítica, los verá con su médico el {due}.|Confirmamos su cita a las {time}.]
[Traiga la tarjeta y la lista de medicinas.|Para anular, {phone}.]

@ seguro-carta legit=insurance from=health
# [Su tarjeta nueva|Resumen de {month}]
[La tarjeta llegará por correo en {month}; la actual sigue valiendo.|Hemos pagado {amount} por la consulta del {past}. No es una factura.]
[No tiene que hacer nada.|]

@ sistemas legit=it_notice from=employer
# [Mantenimiento el fin de semana|Doble factor desde el {due}]
[El sábado de {n} a {nn} no habrá servidor de archivos.|Informática pasará por cada equipo para configurarlo con vosotros.]
[Este correo no lleva enlaces a propósito, la guía está en la intranet.|Guardad el trabajo el viernes.]

@ saludos legit=personal_correspondence from=friend personal greet=informal
# [Saludos desde {city}|La casa rural]
[Hemos llegado bien, la maleta un día después.|La casa sale a {amount} por cabeza, me lo das en mano, sin prisa.]
[Llámame esta noche y te cuento.|¡Hasta el {due}!]

@ hacienda legit=tax_notice from=tax
# [Tiene una notificación|Plazo hasta el {due}]
[Hay un documento en su buzón. Por seguridad este mensaje no lleva enlaces.|La devolución va a la cuenta de su declaración; nunca pedimos tarjetas.]
[Entre como de costumbre.|]

@ recordatorio-real legit=invoice from=supplier personal
# [Recordatorio factura {order}]
[Seguramente se le ha pasado nuestra factura del {past}.|Nos constan {large} pendientes.]
[Si ya la ha pagado, no haga caso.|Va adjunta de nuevo, la cuenta no ha cambiado.]

@ tarjeta-renovada legit=bank_alert from=bank
# [Su tarjeta nueva|Nuevas condiciones desde el {due}]
[La enviaremos en {month}, el PIN es el mismo.|Los documentos están en su buzón.]
[No tiene que hacer nada.|Destruya la antigua.]

@ cobro-fallido legit=payment_failed from=streaming
# [No hemos podido cobrar]
[Tu banco rechazó {fee}. Lo intentaremos en {n} días.|La tarjeta ha caducado, cámbiala en la app.]
[Puedes seguir viendo hasta el {due}.|]

@ nomina-info legit=hr_notice from=employer
# [Nómina de {month}|Cambio de cuenta]
[La nómina está en el portal del empleado, como siempre.|Para cambiar de banco, entregad el impreso en personal.]
[No aceptamos cambios por correo.|]

@ bono-seguro lure=tax_refund from=insurance
# [Premio a su fidelidad|Devolución de {amount}]
[Por {n} años sin partes le corresponden {amount}.|Hay un error de cálculo a su favor.]
[Responda con nombre, fecha de nacimiento, banco y número de tarjeta.|Nuestro asesor espera su llamada: {phone}. Tenga la tarjeta.]

@ laboratorio lure=invoice_fraud from=health
# [Análisis sin pagar|Último aviso {order}]
[Por la prueba del {past} debe {amount}.|El {due} pasa a la oficina de cobros.]
[Pague ya en {iban}, después se suman {fee}.|Solo una transferencia inmediata detiene el trámite.]

@ registro-empresa lure=invoice_fraud from=stranger
# [Inscripción en el registro|Aviso {order}]
[La tasa de publicación de su empresa, {sizeable}, está pendiente.|Firme y devuelva el impreso.]
[A pagar en {n} días: {iban}.|]

@ premio lure=prize_reward from=stranger
# [Ha sido elegido|Notificación {order}]
[Su dirección ha ganado {fortune} en el sorteo.|La fundación le dona {fortune}.]
[Escriba a nuestro agente {first2} {last2} con nombre, edad y dirección. Hay gastos de gestión.|No revele su número.]

@ hoy-mismo lure=bec_payment from=boss personal greet=informal
# [¿Está en la oficina?|¿Un pago hoy?]
[¿Hasta qué hora puede hacer una transferencia?|Hay que pagar a un consultor antes de cerrar.]
[Son {large}, le paso la cuenta cuando esté lista, la factura vendrá.|La apruebo después.]
`,
});
