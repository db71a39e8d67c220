import { letters } from '../../letter.ts';

/** Calm and faultless Spanish, for both sides. */
export const esPolished = letters(
  'es',
  `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Factura {order}|Nuestros datos bancarios|Re: factura {order}]
[Le agradezco la buena colaboración de estos meses.|Espero que el pedido haya llegado en perfectas condiciones.] [Antes de su próximo pago quisiera comentarle un detalle.|Una cuestión administrativa antes de cerrar el mes.]
! [Al estar nuestra cuenta en auditoría|Por un cambio de entidad], le rogamos abone la factura {order}, de {large}, en {iban}, [a nombre de {company}|titular {company}]. [Estamos renovando la centralita, así que bastará con que responda a este correo.|Le agradeceré que me lo confirme cuando esté registrado.]
+ [Adjunto la factura {order}, de {large}; nuestros datos bancarios siguen siendo los mismos.|En {month} cambiamos de banco. Recibirá los datos por carta; antes de modificar nada, llámenos al teléfono que ya conoce.] [Nunca comunicamos un cambio de cuenta solo por correo.|Ante cualquier duda, una llamada basta.]
[Quedo a su disposición.|]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [Su consulta sobre el piso|Piso en {street}|Re: visita]
[Muchas gracias por su mensaje y por presentarse con tanto detalle.|Me alegra que le guste el piso.] Sigue libre [a partir del {due}|], [es muy tranquilo|con balcón y mucha luz].
! [Como trabajo en el extranjero no puedo enseñarlo en persona|Hay varias personas interesadas], por lo que le propongo reservarlo con una transferencia de {sizeable} a {iban}. [Las llaves se envían por mensajería al recibirla.|Si no le convence, se le devuelve íntegramente.] [Envíeme también una copia de su documento.|]
+ [Se lo enseño con gusto el {due} a las {time}.|Mi vecina {first2} puede abrirle el {due}.] [No hay que pagar nada antes de firmar el contrato.|La fianza se entrega el día de las llaves, en el propio piso.]

@ polished-aid legit=city_notice lure=tax_refund from=city fluent
# [Resolución de su solicitud|Ayuda al hogar {year}|Su expediente {order}]
[Hemos finalizado la revisión de su expediente {order}.|Gracias por la documentación aportada.] [No es necesario aportar nada más.|]
! [Le corresponde un importe de {amount}. Para ingresarlo antes del {due}, confirme la cuenta o tarjeta de abono.|La ayuda de {amount} caduca si no se indica un medio de cobro.]
! > [Confirmar el cobro|Completar solicitud]
+ [La resolución está en su carpeta ciudadana; acceda como de costumbre, pues este aviso no contiene enlaces.|La resolución le llegará por correo postal.] [El abono se hará en la cuenta que figura en su solicitud.|No tiene que hacer nada.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Número nuevo|Mensaje]
Hola [mamá|papá|abuela], [se me ha estropeado el móvil y este es mi número por ahora|tengo teléfono nuevo, guarda este número]. [Estoy bien, no te preocupes.|]
! [Lo malo es que no puedo entrar en el banco en dos días y hoy tengo que pagar {sizeable}.|Me vence hoy un recibo de {sizeable} y la aplicación no me deja.] ¿Me lo puedes adelantar? [Cuenta {iban}, a nombre de {company}.|Te paso los datos ahora.] Te lo devuelvo el {due}.
+ [Llego el {due} sobre las {time}, ¿llevo el postre?|Llámame esta noche y así me oyes.] [{first2} te manda un beso.|Los niños tienen muchas ganas.]

@ polished-tasks legit=business_correspondence lure=job_offer from=person personal fluent
# [Una vacante que puede interesarle|{role} en {company}|Su perfil]
[He visto su perfil al buscar a alguien para nuestro equipo.|{first2} {last2} me habló de usted.] [El trabajo puede hacerse desde casa.|El equipo es pequeño y está en {city}.]
! [Se trata de valorar hoteles una hora al día por {amount}, con pago diario en USDT.|No hace falta entrevista.] [Para empezar, escriba por WhatsApp al {phone}.|Para activar su puesto se pide un depósito reembolsable de {fee} y una foto de su documento.]
+ [La oferta completa, con el salario, está en la web de la empresa.|Haríamos primero una llamada y después una visita a la oficina.] [No pedimos documentos antes de una oferta firme.|El proceso no tiene ningún coste.]

@ polished-charge legit=receipt lure=callback from=security fluent
# [Renovación confirmada|Recibo {order}|Gracias por seguir con nosotros]
[Gracias por confiar en nosotros un año más.|Le confirmamos la renovación de su plan.]
= Pedido: {order} ;; Plan: 12 meses ;; Importe: {amount}
! [El cargo se realizará hoy. Si prefiere no continuar, nuestro departamento de bajas le atiende en el {phone}.|Si no lo solicitó, llame al {phone} y un agente se conectará a su equipo para tramitar la devolución.]
+ [Puede darse de baja en su cuenta durante 14 días, sin dar motivos.|Conserve este recibo; la fecha de fin aparece en la aplicación.]
+?> [Gestionar mi plan|Ver el recibo]

@ polished-transfer-honest legit=bank_alert from=bank fluent
# [Su transferencia del {date}|Confirmación de transferencia]
Gracias por su confianza. El {date} se realizó una transferencia de {large} a favor de {first2} {last2}. [Como el importe es superior al habitual, le informamos.|Usted mismo activó este aviso.]
[Si la ordenó usted, no tiene que hacer nada. En caso contrario, llámenos al número que figura en su tarjeta.|El detalle está en la aplicación que ya utiliza.]
> [Ver el movimiento|Acceder]

@ polished-executive legit=business_correspondence lure=bec_payment from=boss personal greet=informal fluent
# [El asunto de {company}|Para esta semana|Confidencial: {company}]
[Gracias por sacar todo adelante mientras viajo.|Tu resumen de ayer me fue muy útil.] [Las conversaciones con {company} van bien.|Estamos a punto de firmar con {company}.]
! [El despacho pide que el depósito de {large} se haga hoy.|Hay que transferir {large} antes de las {time} para no perder el sitio.] Te envío la cuenta en cuanto me digas que estás en tu mesa. [Hasta el anuncio, que quede entre nosotros.|Las firmas las regularizo a la vuelta.]
+ [¿Puedes reservar media hora el {due} para repasar las cifras?|Pasa el borrador a {first2} y a jurídico, con la aprobación de siempre.] [No se paga nada sin las dos firmas.|No corre prisa.]

@ polished-summons legit=business_correspondence lure=legal_notice from=supplier personal fluent trap=zip,html
# [Expediente {order}|En relación con {company}]
[Represento a {company} en el expediente {order}.|Le escribo en nombre de nuestro cliente {company}.] [Nuestro cliente prefiere un acuerdo amistoso.|]
! [La citación y las pruebas están en nuestra sala de documentos: {url}. Para abrirla se pide la cuenta de correo que recibió este aviso.|Un pago de {large} en {iban} antes del {due} cierra el asunto; de lo contrario, la vista se celebrará sin usted.]
+ [La documentación le llegará por correo certificado y los plazos cuentan desde su recepción.|Le ruego nos indique qué letrado le representa para dirigirnos a él.] [Por ahora no hay nada que pagar.|]
`,
);
