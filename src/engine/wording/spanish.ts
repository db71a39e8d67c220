import type { Phrasebook } from './topics.ts';

const account =
  '(cuenta|cuentas|tarjeta|acceso|buzon|correo|perfil|suscripcion|membresia|banca en linea|banca online|wallet|billetera|servicio|linea)';
const shut =
  '(suspendida|suspendido|bloqueada|bloqueado|limitada|limitado|restringida|restringido|cerrada|cerrado|desactivada|desactivado|inhabilitada|inhabilitado|cancelada|cancelado|deshabilitada|deshabilitado)';
const yours = '(su|sus|tu|tus|de su|de tu)';

/** Lures and the words around them, in Spanish. */
export const spanish: Phrasebook = {
  'credential-request': `
    (verifique|verifica|verificar|confirme|confirma|confirmar|actualice|actualiza|actualizar|valide|valida|validar|revise) (ahora |inmediatamente |ya |todos )*${yours} .. (datos|informacion|identidad|contrasena|tarjeta|buzon|clave|acceso|datos bancarios|datos personales|perfil|metodo de pago)
    (haga clic|haz clic|pulse|pulsa|ingrese|ingresa|acceda|accede|siga) .. (enlace|aqui|boton|link|abajo) .. para (verificar|actualizar|validar|restablecer|desbloquear|reactivar|restaurar|evitar|recuperar) (su|sus|tu|tus|la|el) .. (cuenta|datos|acceso|tarjeta|informacion|suspension|bloqueo|servicio|buzon|identidad)
    (verificacion|actualizacion|confirmacion|validacion) (de (cuenta|datos|identidad|seguridad|su cuenta|tu cuenta|sus datos) )?(requerida|obligatoria|necesaria|pendiente|inmediata|urgente)
    ${yours} contrasena .. (caduca|caducara|expira|expirara|ha caducado|ha expirado|vence|esta a punto)
    (mantener|conservar|seguir usando) (la |su |tu )*(misma|actual) contrasena
    (envie|enviar|introduzca|proporcione|facilite|ingrese) .. (contrasena|clave|pin|numero de tarjeta|datos de (su|tu|la) tarjeta|claves de acceso|coordenadas)
    ? (verifique|verifica|confirme|confirma|actualice|actualiza) ${yours} (cuenta|datos|correo|informacion|identidad)
    ? confirmar ahora
  `,
  'account-threat': `
    ${yours} .. ${account} .. (ha sido|ha quedado|fue|sera|esta|esta siendo|quedara|podria ser|se encuentra|han sido) (temporalmente |provisionalmente |permanentemente |parcialmente )?${shut}
    (hemos|se ha) (suspendido|bloqueado|limitado|restringido|desactivado|cancelado) .. ${yours} ${account}
    (para evitar|evite|evita|a fin de evitar) .. (suspension|bloqueo|cierre|cancelacion|interrupcion|perdida|restriccion|desactivacion|recargos|multa|embargo)
    (detectado|detectamos|identificado|notado|registrado) .. (actividad|acceso|inicio de sesion|movimiento|transaccion|intento) .. (inusual|sospechos*|no autorizad*|extran*|desconocid*|no reconocid*|anomal*)
    (actividad|acceso|inicio de sesion|movimiento|cargo) (inusual|sospechoso|sospechosa|no autorizado|no autorizada|no reconocido)
    (de lo contrario|en caso contrario|si no) .. (suspendida|bloqueada|cerrada|cancelada|eliminada|bloqueado|perdera|suspenderemos|desactivada)
  `,
  'payment-request': `
    (fianza|deposito|alquiler) ... (transferencia|transferir|airbnb|llaves)
    (pague|paga|abone|abona|cancele|liquide|realice el pago) .. (ahora|inmediatamente|hoy|evitar|multa|tasa|deuda|antes|pendiente)
    (pago|factura|multa|infraccion|deuda|cuota|recibo|peaje) (pendiente|vencida|vencido|impagada|impagado|atrasado|atrasada|no pagada) .. (pague|abone|evit*|regulari*|recargo|adjunt*|antes|plazo|horas|su|ultimo)
    (nueva|nuevo|nuevos|cambio de) (cuenta bancaria|datos bancarios|numero de cuenta|iban) .. (pago|pagos|transferencia|facturas|proximo*|a partir)
    (realizar|realice|efectuar|hacer|procesar) (una |la |el |esta )*(transferencia|pago) .. (urgente|hoy mismo|de inmediato|ahora|antes)
    (para procesar|procesar|recibir|liberar) (su|tu|el) pago
  `,
  'parcel-fee': `
    (paquete|envio|pedido|entrega|encomienda|articulo) .. (retenido|retenida|detenido|pendiente|en espera|no pudo ser entregado|no se ha podido|no se pudo|devuelto|a la espera|bloqueado|en aduana|retrasado|sin entregar)
    (gastos|tasa|tasas|tarifa|cargo|costos|impuestos|derechos) de (envio|entrega|aduana|aduanas|aduanales|gestion|importacion|despacho) .. (pag*|pendiente*|abon*|liberar|euros|#|no)
    (confirme|confirma|actualice|verifique|complete|confirmar) .. (direccion|datos|detalles) de (entrega|envio)
    (reprogram*|programe|programa|reprogramar|agendar) .. (entrega|envio)
    (intento|intentos) de entrega .. (fallido|fallida|sin exito|no)
    (entrega|envio) (fallida|fallido|pendiente|en curso) .. (confirm*|datos|paquete|direccion|pag*|su|tu)
  `,
  'refund-bait': `
    (reembolso|devolucion|indemnizacion|compensacion|reintegro) .. (pendiente|disponible|esperando|a su favor|solicit*|reclam*|aprobad*|cobrar|le corresponde|impuesto*)
    (tiene|tienes) .. (derecho a|disponible) .. (reembolso|devolucion|indemnizacion|ayuda|subsidio)
    (reclame|reclama|solicite|solicita|cobre|cobra) (su|tu|el) .. (reembolso|devolucion|dinero|saldo|pago|compensacion|subsidio)
    (puntos|saldo|millas) .. (caduca*|vence*|expira*|canje*|por vencer)
    (agencia tributaria|hacienda|sat|sunat|dian|afip) .. (reembolso|devolucion|notificacion|pendiente|a su favor|buzon)
  `,
  prize: `
    (ha|has|usted ha|hemos) (sido |resultado )*(seleccionado|seleccionada|elegido|elegida|ganado|ganador|ganadora|premiado|premiada) .. (para|un|una|como|en|el|la|ganador*|premio)
    (felicidades|enhorabuena|felicitaciones) .. (ha|has|ganado|ganador*|seleccionad*|premio|usted|recibir)
    (reclame|reclama|canjee|canjea|recoja|recoge|obtenga|consigue|consiga|recibe|reciba|desbloquea) (su|tu|el|un|una|ahora) .. (premio|regalo|recompensa|bono|cupon|tarjeta regalo|iphone|muestra|caja)
    (premio|regalo|recompensa|sorpresa|recompensas|tarjeta regalo|caja misteriosa) .. (espera|esperando|disponible|reservad*|pendiente|gratis|exclusiv*|clientes|perdiendo|le|te)
    (responda|responde|complete|completa|participe|participa|rellene|rellena) .. (encuesta|cuestionario|sorteo) .. (gan*|premio|regalo|recib*|oportunidad|consig*|obten*)
    (oportunidad|posibilidad) de (recibir|ganar|conseguir|llevarse) (un|una|el|la|tu|su)
    (sorteo|loteria) .. (ganador*|premio|ganado|euros|particip*)
    tenemos una sorpresa para
  `,
  'gift-cards': `
    (comprar|compra|compre|necesito|consigue|consiga) .. (tarjetas regalo|tarjetas de regalo|tarjeta regalo|tarjetas google play|tarjetas itunes|tarjetas steam|tarjetas amazon)
    (foto|fotos|codigo|codigos) .. (tarjetas|parte trasera|reverso)
  `,
  'invoice-lure': `
    ? (adjunto|adjunta|adjuntamos|anexo|se adjunta|adjuntos) .. (factura|pedido|orden de compra|cotizacion|presupuesto|comprobante|documento|transferencia|infraccion|citacion|multa)
    ? (factura|comprobante|orden de compra|cotizacion) .. (adjunta|adjunto|en adjunto|anexo|archivo adjunto)
    ? (ver|descargar|abrir|revisar|consultar) .. (factura|comprobante|documento adjunto|archivo adjunto|infraccion|expediente) .. (aqui|adjunt*|pdf|enlace|clic|completo)
  `,
  'payroll-change': `
    (cambiar|actualizar|modificar) .. (mi|mis) .. (cuenta de nomina|cuenta bancaria|datos bancarios|domiciliacion|deposito directo)
    (mi|la) nomina .. (nueva cuenta|otra cuenta|cambiar|cuenta bancaria|actualizar)
  `,
  'code-request': `
    enviado por error .. codigo
    codigo .. (me lo|reenvia*|reenviar|pasar) .. (reenviar|puedes|favor|enviar|pasar)
    (envie|enviame|envieme|reenvia|digame|dime|comparta|facilite) .. (codigo|clave|token|codigo de verificacion|codigo sms|otp)
    (autenticacion|verificacion) (de|en) (dos factores|dos pasos) .. (obligatori*|active|activar|caduca|antes|requerid*)
  `,
  urgency: `
    (en|dentro de|antes de|plazo de|proximas|menos de|tiene|tienes) (las |los |un plazo de )*(#|24|48|72|veinticuatro) (horas|hrs|dias habiles|dias) .. (para|o|de lo contrario|su|sera|evitar|su cuenta|tu)
    (ultimo|segundo|tercer|tercero|ultima|final) (aviso|recordatorio|advertencia|notificacion|oportunidad|intento)
    (accion|atencion|respuesta|confirmacion|verificacion) (inmediata|urgente|requerida|necesaria|obligatoria)
    (aviso|mensaje|notificacion|alerta) (urgente|final|importante|inmediata)
    (urgente|atencion|importante) (su |tu |se |esta |aviso |usted |accion |confirme |actua )+
    (actue|actua|responda|confirme|reclame) (ahora|ya|inmediatamente|de inmediato|rapido|cuanto antes|hoy)
    (caduca|expira|vence|termina|finaliza) (hoy|manana|pronto|en #|en breve|esta noche)
    no (te lo |se lo |lo )*(pierdas|pierda|ignore|ignores)
    (lo antes posible|de inmediato|cuanto antes|a la brevedad) .. (para|evitar|o|su|de lo contrario|cuenta)
  `,
  fear: `
    (acciones|accion|medidas|demanda|proceso|procedimiento|denuncia|orden) (legales|legal|judicial|judiciales|penal|penales|de arresto|de embargo)
    (embargo|embargar|citacion|orden de arresto|detencion|denuncia|juzgado|fiscalia|policia nacional|interpol|europol) .. (su|contra|cuenta*|bienes|usted|judicial|notific*|presentar*|sancion*)
    (datos|archivos|fotos|videos|cuenta|mensajes) .. (seran|sera|van a ser) .. (eliminad*|borrad*|perdid*)
    (eliminada|eliminado|eliminados|borrados|bloqueada|cerrada|suspendida) (permanentemente|definitivamente|de forma permanente)
  `,
  authority: `
    (agencia tributaria|hacienda|direccion general de trafico|dgt|policia nacional|guardia civil|juzgado|ministerio|seguridad social|buzon tributario|sat|fiscalia|correos) .. (le informa|informa|notifica|notificacion|requerimiento|pendiente|multa|expediente|aviso|sancion|reembolso|paquete|comunica)
    (departamento|servicio|equipo) de (seguridad|soporte|informatica|sistemas|fraude|ti|verificacion|atencion al cliente|cobranza) .. (cuenta|su|buzon|correo|contrasena|detect*|acceso|usuario)
    (administrador del correo|administrador de correo|mesa de ayuda|equipo de webmail|administrador del sistema)
  `,
  secrecy: `
    (mantenga|mantener|guarde|trate|mantenlo) .. (confidencial|secreto|en secreto|entre nosotros|discrecion|confidencialidad)
    (estrictamente|absolutamente|altamente|totalmente) (confidencial|confidenciales|secreto)
    no (le )?(diga|digas|comente|comentes|cuente|cuentes|hable) .. (nadie|a nadie|con nadie|otros)
  `,
  'executive-errand': `
    (estas|esta usted|esta) (disponible|libre|en la oficina|ocupado|ahi) (ahora|hoy|en este momento|para|en estos momentos)
    (necesito|quisiera) (que |un |tu |su |de )*(favor|ayuda|hagas|haga|realices|te encargues|ayudes) .. (urgente|rapido|compr*|transferencia|pago|discre*|ahora|para mi|gestion)
    (estoy|en) (en |una |reunido )*(reunion|conferencia|junta) .. (no puedo|hablar|llamadas|telefono|llamar)
    (envia|enviame|pasa|pasame|mandame) tu (numero|whatsapp|movil|celular|telefono)
  `,
  callback: `
    (llame|llama|llamar|comuniquese|contacte|marque) .. (al|numero|telefono|gratuito|soporte|atencion|linea) .. (cancelar|reembolso|cargo|no reconoce|anular|devolucion|disputar)
    (para cancelar|si desea cancelar|no reconoce|no autorizo|anular) .. (llame|llama|telefono|comuniquese|contacte|marque)
  `,
  extortion: `
    (he|hemos|yo he) (hackeado|grabado|infectado|instalado|accedido|pirateado|obtenido) .. (tu|su|dispositivo|camara|webcam|video|malware|sistema|cuenta|acceso)
    (video|grabacion|videos) .. (masturb*|intim*|sitios (para )?adultos|pornografic*|satisfac*)
    (monedero|billetera|cartera|direccion) (de )?(bitcoin|btc)
    (envie|envia|pague|paga|transfiera|deposita) .. (bitcoin|bitcoins|btc) .. (monedero|billetera|direccion|horas|a mi|cartera)
    (enviare|publicare|difundire|enviar|compartire) .. (video|grabacion|fotos) .. (contactos|amigos|familia|familiares|todos|redes)
  `,
  'advance-fee': `
    (donacion|donar|donado|donaciones) .. (millones|millon|dolares|euros|usted|ti|#|caridad|fondos|para)
    (herencia|beneficiario|pariente mas cercano|fallecido|fallecida|difunto|fondos) .. (millones|millon|dolares|euros|banco|abogado|cliente|transferencia|reclam*|usted)
    (suma|cantidad|monto|total) de .. # .. (millones|dolares|euros|usd|libras)
    # millones de (dolares|euros|libras|usd)
    (soy|mi nombre es|me llamo) (el |la |sr |sra |dr |senor |senora )*.. (viuda|cancer|abogado|director del banco|banquero|soldado|auditor|gerente del banco|barrister)
    (querido|querida|estimado|amado|amada|saludos) (amigo|amiga|beneficiario|hermano|hermana|en cristo|amado|mio)
    (propuesta|oportunidad) de (negocio|negocios|inversion) .. (usted|confidencial|millones|interes*|contact*|respond*|lucrativ*)
    (western union|moneygram|naciones unidas|fmi|onu) .. (fondo|fondos|pago|compensacion|transferencia|beneficiari*|usted)
    (dios le bendiga|dios te bendiga|que dios) .. (donacion|fondos|orfanato|caridad|obra)
  `,
  'crypto-lure': `
    (bitcoin|cripto|criptomoneda|criptomonedas|btc) .. (gan*|benefici*|saldo|retir*|invert*|invier*|inversion|oportunidad|plataforma|gratis|millonari*|regal*)
    (billetera|monedero|wallet|metamask|ledger|binance|bit2me) .. (verifi*|suspend*|bloquead*|valid*|sincroniz*|actualiz*|restring*)
    (frase de recuperacion|frase semilla|frase secreta)
    (airdrop|tokens) .. (reclam*|gratis|recib*|canje*)
  `,
  'shared-document': `
    (ha compartido|compartio|te envio|le ha enviado|te ha enviado|compartido) .. (documento|archivo|carpeta|archivos|documentos|pdf) .. (contigo|con usted|via|para|usted|ti)
    (ver|abrir|revisar|firmar|descargar|acceder) (el |al |los |su |tu )*(documento|archivo|documentos|contrato|archivos) .. (compartido|aqui|seguro|enlace|online|en linea|ahora|firma)
    (documento|contrato) .. (pendiente de|requiere su|espera su|para su) (firma|revision)
  `,
  voicemail: `
    (nuevo|un|1) (mensaje de voz|correo de voz|buzon de voz|mensaje de audio|fax) .. (recibid*|escuchar|nuevo|para usted|de|reproduc*)
    (escuchar|escuche|reproducir) .. (mensaje de voz|correo de voz|audio|mensaje)
  `,
  'mailbox-full': `
    (buzon|bandeja|almacenamiento|cuota|correo|espacio|nube) .. (lleno|llena|excedido|superado|limite|agotado|alcanzado|casi lleno|sin espacio|superada)
    (has alcanzado|ha alcanzado|ha superado|ha excedido) .. (limite|cuota|almacenamiento)
    (mensajes|correos) .. (pendientes|retenidos|bloqueados|no entregados|en espera|en cuarentena) .. (buzon|liber*|servidor|entreg*|recuper*|su|tu|bandeja)
    (consiga|consigue|obten|anada) # gb .. (gratis|adicionales|gratuit*)
    (actualice|actualiza|amplie|aumente|valide) .. (buzon|almacenamiento|cuota|correo web|webmail|espacio)
    (tus|sus) (fotos|videos|archivos) .. (eliminad*|borrad*|seran|perd*)
  `,
  'subscription-renewal': `
    ${yours} .. (suscripcion|membresia|antivirus|proteccion|plan|netflix|prime|licencia) .. (ha caducado|caducada|ha expirado|expirado|vencid*|suspendida|renovad*|ha finalizado|cancelada|expira|rechazado)
    (pago|tarjeta|cobro|cargo) .. (rechazado|rechazada|denegado|fallido|no se pudo|no ha podido|no procesado|declinado) .. (actuali*|suscripcion|cuenta|membresia|metodo|evit*|datos)
    (renueve|renueva|reactive|reactiva|actualice|actualiza) .. (suscripcion|membresia|antivirus|metodo de pago|datos de pago|informacion de pago|proteccion)
  `,
  'virus-scare': `
    (virus|malware|amenazas|hackers|troyano|troyanos) .. (detectad*|encontrad*|dispositivo|ordenador|computadora|infectad*|elimin*)
    (su|tu) (ordenador|computadora|dispositivo|telefono|pc|movil) .. (infectad*|en riesgo|en peligro|desprotegid*|vulnerable)
  `,
  'job-offer': `
    (gana|gane|ganar|ganando|cobra) .. # .. (al dia|por dia|diarios|a la semana|semanales|al mes|desde casa|por hora)
    (trabaje|trabaja|trabajo|trabajar) desde (casa|su casa|tu casa) .. (gan*|sin experiencia|ingresos|salario|oferta|contrat*|euros|#)
    (ingresos (extra|pasivos|adicionales)|sin experiencia) .. (casa|gan*|diari*|online|internet|dia|necesari*)
  `,
  investment: `
    (ganancias|beneficios|rentabilidad|rendimientos|retornos|retorno) (garantizados|garantizadas|garantizada|garantizado|diarios|diarias|altas|altos|rapidas) .. (invert*|inversion|invierte|sin|al|mes|dia|de|con)
    (invierta|invierte|invertir|inversion|inversor) .. (ganan*|garantizad*|bitcoin|cripto|plataforma|oportunidad|multipli*|millon*|socio|proyecto)
    (libertad financiera|hacerse rico|hazte rico|dinero facil) .. (bitcoin|ahora|metodo|sistema|con|rapido)
  `,
  loan: `
    (prestamo|prestamos|credito|creditos) .. (aprobado|sin aval|interes|urgente|rapido|preaprobado|sin papeles|asnef|oferta|tasa|ofrecemos|facil|al instante)
    (necesita|necesitas|busca) (un |una |de )*(prestamo|credito|financiacion|dinero)
  `,
  'health-miracle': `
    (adelgace|adelgaza|adelgazar|bajar de peso|perder peso|quemar grasa|pierde peso|pierda peso|pierde # kilos) .. (rapido|dias|sin|natural*|kilos|secreto|semanas|formula|metodo|te|capsulas|dieta)
    (ereccion|impotencia|pene|libido|testosterona|viagra|potencia sexual) .. (natural|aument*|formula|rapid*|sin|cm|capsulas|dur*)
    (diabetes|tinnitus|dolor de|artritis|presion alta|glucosa|caida del cabello|prostata|varices|hongos) .. (cura|natural|receta|truco|metodo|elimin*|secreto|remedio|adios|casera)
    (medicos|farmaceuticas) .. (odian|ocultan|sorprend*|no quieren|secreto)
  `,
  'dating-bait': `
    (mujeres|chicas|solteras|maduras) .. (cerca de ti|en tu (zona|ciudad)|calientes|te esperan|ucranianas|rusas|solteras|sexys)
    (conoce|conozca|encuentra|liga con) .. (mujeres|chicas|solteras|esposa|novia|rusas|ucranianas) .. (hoy|cerca|ahora|hermos*|gratis|ucranian*|rus*)
    (hermosa|bella|tu) (esposa|chica|novia|mujer) (ucraniana|rusa)
    (sexo|fotos intimas|citas sexuales|encuentros casuales|contactos sexuales) .. (casual|gratis|ahora|hoy|conmigo|cerca|ver)
  `,
  casino: `
    # (giros|tiradas|spins) (gratis|gratuitas|gratuitos)
    (giros|tiradas) (gratis|gratuitas|gratuitos) .. (bono|casino|ahora|deposito|juega|registr*|sin)
    (bono de bienvenida|sin deposito|casino|casinos|tragaperras|tragamonedas|apuestas) .. (bono|gratis|gana|juega|deposito|giros|apuest*|ahora|registr*|tiradas)
  `,
  'hard-sell': `
    # (descuento|dto|de descuento) .. (hoy|ahora|solo|oferta|compr*|en|limitad*|termina)
    (ahorre|ahorra) (un |hasta |un |hasta un )*# .. (anual|suscripcion|luz|factura|hoy|seguro|con|en)
    (oferta|promocion|descuento) (exclusiva|exclusivo|limitada|limitado|unica|por tiempo limitado|relampago|solo hoy) .. (ahora|hoy|compr*|aprovech*|clic|para|#|termina|no)
    (aproveche|aprovecha|ultimas unidades|por tiempo limitado) .. (ahora|oferta|descuento|hoy|compr*|antes|esta|envio)
    primeros # meses gratis
  `,
  'device-code': `
    (introduzca|introduce|ingrese|ingresa|escriba|use) .. codigo .. (pagina de inicio de sesion|devicelogin|unirse a la reunion|dispositivo|iniciar sesion)
  `,
  'oauth-consent': `
    (conceda|conceder|permita|autorice|autorizar|apruebe) .. (aplicacion|app|permiso|permisos) .. (acceso|cuenta|buzon|continuar|correo)
    (vuelva a autorizar|reautorice|renueve el permiso) .. (aplicacion|cuenta|acceso)
  `,
  'paste-and-run': `
    (pulse|pulsa|presione|presiona) .. (windows|win|tecla windows) .. r
    (pegue|pega|pegar) .. (ejecutar|powershell|terminal|simbolo del sistema) .. (enter|intro|pulse|presione|verificar)
    (verifique|verifica|demuestre|confirme) .. (humano|no es un robot|no eres un robot) .. (pulse|pegue|ctrl|copie|presione)
  `,
  'generic-greeting': `
    (hola|estimado|estimada|querido|querida|buenos dias|saludos|felicidades) (a |senor |senora |cliente |usuario |sr )*@
    ? (estimado|estimada|apreciado|querido|distinguido|hola|estimados) (a |as |o |os |senor |senora |nuestro |s )*(cliente|usuario|usuaria|titular|contribuyente|beneficiario|socio|suscriptor|ciudadano|destinatario|amigo)
  `,
  'bait-click': `
    (haga clic|haz clic|pulse|pulsa|de clic|da clic|clic) (aqui|en (el|este) (enlace|boton)|abajo|en el siguiente enlace) .. (para|y) .. (reclamar|desbloquear|evitar|recibir|restaurar|reactivar|canjear|validar|recuperar|obtener|cobrar|pagar|liberar)
    (reclamar|desbloquear|verificar|confirmar|canjear|validar|reactivar|participar|cobrar|actualizar) (ahora|aqui|ya|mi (cuenta|premio|regalo|paquete))
  `,
  'honest-notice': `
    ? si (usted |tu )?no (ha |has )?(solicit*|fuiste|fue|pidio|pediste|realiz*|hiciste|reconoc*) .. (ignor*|haga caso omiso|haz caso omiso|omit*|desestim*)
    ? (ignore|ignora|puede ignorar|puedes ignorar|haga caso omiso de) (este|esta) (correo|mensaje|email)
  `,
};
