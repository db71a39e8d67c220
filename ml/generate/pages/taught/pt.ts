// Long because it is a table: wordings of one language.
import { taught } from './taught.ts';

export const ptTaught = taught('pt', {
  screens: `
@ banco-ligue lure=smishing_bank from=bank as=sms,chat
[{brand}:|Segurança {brand}:] [compra de {amount} em {company} em análise|vão sair {large} da sua conta]. [Para cancelar ligue já para|Não reconhece? Fale com um atendente:] {phone}
?[Tenha em mãos o código que vai receber.|Não comente na agência, há uma investigação.]

@ falso-atendente lure=remote_access from=bank as=chat,sms
[Boa tarde, {first2} {last2} da central de segurança do {brand}.|Aqui é do setor antifraude.] [Estão a comprar com o seu cartão em {city}.|O seu dinheiro não está seguro.]
[O que eu faço?|Não fui eu!]
[Corte o cartão sem estragar o chip, um motoboy passa para recolher.|Instale o AnyDesk e diga-me os números.|Faça um Pix para a conta segura em nome de {first2} {last2}.|Dite o código para eu anular.]

@ codigo-amigo lure=code_theft from=friend as=chat,sms
[Oi {first}, mandei seis números para você sem querer|Vou te pôr no grupo do prédio]. [Me passa o código que chegou por SMS?|Vai chegar um número, me manda rápido.]
?[Que código?|Chegou algo do WhatsApp]
[Sim, esse, está expirando|Ignora o aviso]

@ entregador lure=code_theft from=parcel as=sms,chat
[Olá, sou o entregador da {brand}, não acho a campainha.|O seu pacote está na carrinha.]
[Para entregar preciso do número que acabou de chegar.|Diga o código do SMS ou volta ao armazém.]

@ chefe-chat lure=gift_cards from=boss as=chat,sms
[{first}, é {me}, número novo.|Bom dia {first}, {me}. Está no escritório?] [Estou com os auditores e não posso falar.|É confidencial.]
[Sim, diga|Claro]
[Compre {n} cartões-presente de {amount} e mande foto dos códigos.|Tem de sair um pagamento de {large} antes do meio-dia, passo a conta.] [Adiante do seu, devolvo a {due}.|Não comente com ninguém.]

@ filho-conta lure=smishing_family from=friend as=sms,chat
[Oi mãe, o meu telemóvel caiu na água, este é o número novo|Pai sou eu, apaga o outro número].
?[O que houve?|Quem é?]
[Não consigo entrar no banco e tenho de pagar {sizeable} hoje|Tenho um boleto a vencer]. [Pagas por mim? Amanhã devolvo|Faz um Pix, mando a chave]

@ amigo-aperto lure=smishing_family from=friend as=chat
[Estás aí? Tenho vergonha de pedir|Estou preso em {city}], [roubaram-me a mochila|a oficina não larga o carro].
[Emprestas {sizeable} até segunda?|Manda por Western Union para {first2} {last2}.] [Não ligues, estou sem bateria|Não digas nada à minha mãe]

@ estacionar lure=qr_prompt from=toll as=bare,document
[Estacionamento: só com o telemóvel|Parquímetro avariado]
[Digitalize, ponha a matrícula e os dados do cartão.|Aponte a câmara e insira número, validade e CVV.]
?[Sem pagamento, reboque.]

@ carta-banco lure=qr_prompt from=bank as=document,bare
[O seu acesso expira a {due}|Atualização obrigatória da aplicação]
[Aponte a câmara ao quadrado e entre com o número e a senha.|Digitalize e confirme os seus dados.]
[Depois o acesso será bloqueado.|A reativação custa {fee}.]

@ computador lure=fake_support from=security as=dialog,web
[O SEU COMPUTADOR FOI BLOQUEADO|Central de segurança: ameaça grave|Erro {nnn} do sistema]
[Um programa espião lê as suas senhas.|O disco será apagado em cinco minutos.]
[Não desligue e telefone ao suporte:|Linha gratuita:] {phone}
& [Cancelar] ;; [Ligar]

@ corte-luz lure=smishing_energy from=energy as=sms
[{brand}:|Aviso:] [o corte está marcado para {due}|falta pagar {fee}]. [Evite a interrupção|Pague por entidade e referência ou em]: {url}

@ saude-cartao lure=credential_form from=health as=sms,web
[{brand}:|Serviço de saúde:] [o seu cartão caducou|tem {amount} a receber]. [Peça o novo por {small}|Confirme data de nascimento e cartão bancário]: {url}

@ ficheiro lure=document_wall from=documents as=web,dialog
[{first2} {last2} enviou "Fatura {month}.pdf"|Fax protegido, {n} páginas]
[Escolha o seu correio e escreva a senha para abrir.|Prévia desfocada: entre com a conta de trabalho.]
& Outlook ;; Sapo ;; Gmail ;; E-mail ;; Senha ;; [Abrir]

@ comprador lure=marketplace from=stranger as=chat
[Olá, {good} está disponível? Fico com ele.|Já paguei pelo envio da {brand}.]
[Abra o link e ponha o cartão onde quer receber|Pedem o saldo, é normal]: {url}
?[Já pôs o código do SMS?]

@ mbway lure=marketplace from=stranger as=chat
[Fico com {good}, pago por MB WAY.|Nunca usou? Eu explico.]
[Vá ao multibanco, escolha MB WAY e ponha o meu número {phone} e o PIN {nnn}{nnn}.|Só precisa de associar o meu número, depois o dinheiro cai.]

@ arrendar lure=marketplace from=stranger as=chat,bare
[O apartamento na {street} está livre, {amount} com tudo.|Vivo fora e não posso mostrar.]
[Transfira a caução de {large} e envio as chaves.|Preciso da foto do seu documento, frente e verso.]

@ correio-senha lure=mailbox from=mailbox as=web
[A sua senha termina hoje|{nn} mensagens retidas]
[Pode manter a atual: confirme abaixo.|Entre para libertar as mensagens.]
& {email} ;; Senha ;; [Manter|Libertar]

@ codigo-certo legit=one_time_code from=bank as=sms
[{code} é o seu código {brand}.|Código {code} para pagar {amount} a {company}.|Use {code} para entrar.] [Não o dê a ninguém, nem a nós.|Válido {n} minutos.|Não pediu? Ligue ao seu banco.]

@ conta-info legit=bank_alert from=bank as=sms,app
[{brand}:|] [recebeu {large}|débito {company} {amount}|o novo cartão vai por correio|saldo abaixo de {amount}]. [Não precisa de fazer nada.|Veja na app.]

@ aprovar legit=payment_approval from=bank as=app,dialog
[Aprovar este pagamento?|Confirmar acesso|Operação pendente]
& {company} ;; {amount} ;; {date} {time} ;; Cartão {last4}
& [Aprovar] ;; [Recusar]
?[Só se for você a fazer agora.]

@ entrar legit=sign_in from=account as=web,app
[Entrar|Bem-vindo de volta|Escreva a sua senha]
& [E-mail|CPF|Nome de utilizador] ;; [Senha|Palavra-passe] ;; [Seguinte|Entrar]
* Esqueceu a senha? ;; Criar conta ;; Manter sessão ;; Chave de acesso ;; Ajuda ;; Termos

@ entrar-banco legit=sign_in from=bank as=web
[Internet banking|Aceda à sua conta]
& [Número de adesão|Agência e conta] ;; [Código|Senha] ;; [Continuar]
* Recuperar acesso ;; Aderir ;; Segurança ;; Contactos ;; Balcões

@ segundo-passo legit=sign_in from=saas as=web,app
[Escreva o código|Verificação em dois passos]
[Enviámos um código para {email}.|Abra a aplicação de autenticação.]
& Código ;; [Verificar] ;; [Reenviar]
* Outro método ;; Confiar neste dispositivo ;; Voltar

@ permissao legit=app_dialog from=saas as=dialog
["{brand}" quer usar a câmara|{host} quer enviar notificações|Guardar alterações em {month}.docx?|Esvaziar a lixeira?]
[Para digitalizar recibos.|Não pode ser desfeito.|Caso contrário perde as alterações.]
& [Permitir|Guardar|OK] ;; [Não permitir|Cancelar|Mais tarde]

@ bolachas legit=cookie_banner from=small as=web,dialog
[A sua privacidade|Este site usa cookies]
[Nós e {nnn} parceiros guardamos informação no seu dispositivo.|Os cookies necessários estão sempre ativos.]
& [Aceitar todos] ;; [Rejeitar] ;; [Preferências]

@ verificacao-limpa legit=security_status from=security as=app,dialog
[Análise concluída|Nenhuma ameaça|Site perigoso bloqueado]
[{nnn}{nnn} ficheiros em {nn} minutos.|O ficheiro está em quarentena, não precisa de fazer nada.]
* Proteção ativa ;; Firewall ;; Histórico ;; Análise rápida ;; Atualizado

@ familia legit=friends_chat from=friend as=chat,sms
[Trazes pão?|Quem vai buscar {first2}?|Regas as plantas no dia {due}?]
[Sim, mais alguma coisa?|Eu, às {time}|A chave no sítio do costume?]
[És um amor|A avó liga às oito|Até logo]

@ dividir legit=friends_chat from=friend as=chat
[Os bilhetes foram {amount}, dá {fee} a cada um|Deves-me {small} da pizza]
[Fiz o Pix agora|Amanhã em dinheiro?]
[Obrigado, sem pressa|Perfeito]

@ numero-certo legit=friends_chat from=friend as=chat,sms
[Olá, é a {first2} do coro, mudei de operadora, este é o meu número.|Telemóvel novo, {first2} {last2}.]
[Guardado, ligo à noite|Obrigada, até {due}]

@ trabalho legit=work_chat from=colleague as=chat,web
[Bom dia, vens hoje?|{first}, a reunião passou para as {time}|Manda-me os números de {month}?]
[A partir das dez|Obrigado, anotado|Antes do almoço]
[Depois envio a ata|Almoçamos juntos?]

@ encomenda-certa legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [a encomenda está no ponto de recolha {street} {nn}|entrega hoje entre as {n} e as {nn}|deixada no vizinho|atrasada para {due} por causa do temporal]. [Leve um documento.|Tem {n} dias.|Sem custos.]

@ oficina legit=appointment from=small as=sms
[{company}:|Olá {first},] [o carro está pronto|os óculos chegaram|mesa para {n} reservada|até {due} às {time}]. [Imprevisto? {phone}|Até breve.]

@ ementa legit=menu_card from=small as=bare,document
[Ementa|Prato do dia|Mesa {nn}]
[Aponte a câmara para ver os pratos e alergénios.|Peça ao balcão.]
* Caldo verde {small} ;; Bacalhau {fee} ;; Pastel de nata {small2} ;; Café {small3}

@ wifi-hospede legit=qr_prompt from=travel as=bare,document
[Wi-Fi para hóspedes|Audioguia|O seu bilhete]
[Aponte a câmara e ligue-se. Senha: {password}|Ouça grátis no telemóvel.|Mostre este código à entrada.]

@ aviso-burlas legit=phishing_warning from=bank as=web,app
[Cuidado com falsos funcionários|Golpes do momento]
[Dizem que o seu dinheiro corre perigo ou mandam buscar o cartão.|Circulam mensagens de um suposto filho com número novo.]
[Nunca pedimos códigos. Desligue.|Ligue para o número do cartão.]

@ compra-segura legit=payment_approval from=card as=web,dialog
[Confirme a sua compra|Pagamento seguro|Verificação]
& Loja {company} ;; Valor {amount} ;; Data {date} ;; Cartão •••• {last4}
[Enviámos um código por SMS.|Aprove na app do banco e volte aqui.]
& Código ;; [Continuar] ;; [Reenviar] ;; [Cancelar]

@ carrinho legit=checkout from=shop as=web,app
[Carrinho ({n})|Entrega e pagamento|Resumo]
& {good} {amount} ;; Frete {small} ;; Total {sizeable}
* Pix ;; Boleto ;; Cartão ;; MB WAY ;; Cupão ;; [Finalizar compra] ;; Mudar morada

@ sinistro legit=insurance_claim from=insurance as=web,app
[Sinistro {order}|Recebemos a sua participação]
[O perito vai no dia {due} às {time}.|Vamos pagar {sizeable}.]
* Fotos ;; Orçamento.pdf ;; Mensagens ;; Apólice

@ neto lure=smishing_family from=friend as=chat,sms
[Avó, sou eu, não te assustes|Avô, não contes a ninguém] [tive um acidente|estou na esquadra].
[Quem fala?|Meu Deus]
[Querem {large} de fiança hoje, passa um advogado|Levanta no banco e diz que é para obras]

@ contas-chat lure=gift_cards from=colleague as=chat
[Olá {first}, {me} da contabilidade, do meu pessoal.|A diretora está no avião e conta connosco.]
[Diz|O que é preciso?]
[Consegues mandar {large} para {iban}? A fatura vem depois.|Compra quatro cartões pré-pagos e lê-me os números.] [Não ponhas no grupo.|]
`,
  letters: `
@ disponivel lure=gift_card_boss from=boss personal greet=informal
# [Está disponível?|Um pedido|{first}]
[Estou em reunião e só leio e-mail.|Responda assim que vir.]
[Preciso de {n} cartões-presente de {amount} para um cliente. Raspe e mande foto dos códigos.|Pode adiantar? A contabilidade devolve.] [Por agora fica entre nós.|]

@ confidencial lure=bec_payment from=boss personal
# [Confidencial|Processo {order}]
[Estamos prestes a comprar uma empresa e só você sabe.|O escritório {company} vai escrever por causa de um sinal.]
[Hoje {large} têm de estar no notário. Quanto há na conta?|Responda só para este endereço, nada por telefone.]

@ conta-mudou lure=bec_payment from=supplier personal
# [Novos dados bancários|Fatura {order}]
[A nossa conta está em auditoria e os pagamentos são devolvidos.|Por razões fiscais quem recebe é uma empresa parceira.]
[Transfira os {large} para {iban}.|Não use o IBAN impresso na fatura.] [Envie hoje o comprovativo.|]

@ salario lure=payroll_change from=colleague personal greet=informal
# [O meu salário|Nova conta]
[Mudei de banco e quero receber na conta nova já este mês.|A conta antiga fecha, ainda dá para {month}?]
[O IBAN é {iban}.|Não consigo entrar no portal, por isso escrevo.]

@ ajuda-viagem lure=relative_request from=friend personal greet=informal
# [Podes ajudar-me?|Estás aí?]
[Fui assaltado em {city}, fiquei sem documentos nem cartões.|A minha prima está no hospital e exigem pagamento antes.]
[Preciso de {sizeable} para o hotel e o voo, por Western Union.|Só por e-mail, o telefone não funciona.] [Devolvo tudo quando voltar.|]

@ reembolso-saude lure=tax_refund from=health
# [Reembolso de {amount}|Cartão de saúde inválido]
[Verificámos que tem {amount} a receber.|Sem atualizar, os tratamentos não serão pagos.]
> [Receber|Renovar cartão]
[Tenha o cartão bancário consigo.|O direito termina em {hours} horas.]

@ registo-telefone lure=mfa from=employer
# [O segundo fator expira|Registe de novo o telemóvel]
[Todos os colaboradores têm de registar outra vez o telemóvel. Aponte a câmara ao quadrado e entre com a senha da empresa.|O registo termina em {hours} horas.]
[Senão perde o acesso ao correio.|O código é pessoal.]

@ renovado-ligue lure=callback from=security
# [Pedido {order}|Vão ser debitados {sizeable}]
[A sua proteção foi renovada por {n} anos.|Obrigado pela compra.]
= Valor: {sizeable} ;; Débito: em {hours} horas
[Para cancelar ligue {phone}.|Não pediu? Apoio ao cliente: {phone}]

@ reuniao legit=business_correspondence from=boss personal greet=informal
# [Reunião de {due}|Antes das férias]
[Hoje não tenho um minuto, pode ser {due} às {time}?|A partir de {due} substitui-me {first2} {last2}.]
[Traga os números de {month}, por favor.|Urgências para o meu número habitual.]

@ fatura-normal legit=invoice from=supplier personal file=pdf
# [Fatura {order}|A nossa fatura de {month}]
[Segue a fatura dos trabalhos de {month}.|Obrigado pela encomenda.]
= Valor: {large} ;; Vencimento: {due}
[Os dados bancários não mudaram.|Dúvidas: contabilidade, {phone}.]

@ mudanca-banco-certa legit=business_correspondence from=supplier personal
# [Mudamos de banco a {due}]
[Vai receber pelo correio uma carta assinada com os dados.|Para as faturas em curso nada muda.]
[Não confie só num e-mail: confirme com o seu contacto no número que já tem.|]

@ analises legit=health_appointment from=health
# [Os seus resultados|Consulta de {due}]
[As análises estão prontas, o médico fala consigo a {due}.|Confirmamos a consulta às {time}.]
[Traga o cartão e a lista de medicamentos.|Para desmarcar: {phone}.]

@ seguro-resumo legit=insurance from=health
# [O seu novo cartão|Resumo de {month}]
[O cartão chega por correio em {month}, o atual continua válido.|Pagámos {amount} pela consulta de {past}. Isto não é uma fatura.]
[Não precisa de fazer nada.|]

@ manutencao legit=it_notice from=employer
# [Manutenção no fim de semana|Entrada em dois passos a partir de {due}]
[Sábado das {n} às {nn} o servidor está parado.|A informática passa por cada equipa e configura convosco.]
[Este e-mail não tem links de propósito, o guia está na intranet.|Guardem o trabalho na sexta.]

@ saudacoes legit=personal_correspondence from=friend personal greet=informal
# [Um abraço de {city}|A casa de férias]
[Chegámos bem, a mala um dia depois.|A casa fica a {amount} por pessoa, dás-me quando nos virmos.]
[Liga à noite que eu conto.|Até {due}!]

@ financas legit=tax_notice from=tax
# [Tem um documento|Prazo até {due}]
[Há uma notificação na sua caixa. Por segurança esta mensagem não tem links.|O reembolso vai para a conta declarada; nunca pedimos cartões.]
[Entre como de costume.|]

@ lembrete-certo legit=invoice from=supplier personal
# [Lembrete da fatura {order}]
[Talvez lhe tenha escapado a nossa fatura de {past}.|Temos {large} em aberto.]
[Se já pagou, ignore.|Segue de novo em anexo, o IBAN é o de sempre.]

@ cartao-renovado legit=bank_alert from=bank
# [O seu novo cartão|Novas condições a partir de {due}]
[Enviamos em {month}, o PIN mantém-se.|Os documentos estão na sua caixa.]
[Não precisa de fazer nada.|Destrua o antigo.]

@ cobranca-falhou legit=payment_failed from=streaming
# [Não conseguimos cobrar]
[O banco recusou {fee}. Tentamos daqui a {n} dias.|O cartão expirou, mude-o na app.]
[Pode continuar a ver até {due}.|]

@ recibo-salario legit=hr_notice from=employer
# [Recibo de {month}|Mudar de conta]
[O recibo está no portal, como sempre.|Quem muda de banco entrega o impresso nos recursos humanos.]
[Por e-mail não aceitamos alterações.|]

@ fatura-luz legit=invoice from=energy
# [A fatura de {month}|Fatura {order}]
[A fatura é de {amount}, paga-se até {due}.|O valor sai por débito direto a {due}.]
[Não precisa de fazer nada.|Consumo: {nnn} kWh.]

@ caixa-cheia legit=account_notice from=mailbox
# [Espaço quase cheio|Armazenamento]
[Usou 9{n}% do espaço. Pode apagar mensagens com anexos grandes.|Veja nas definições o que ocupa mais.]
[As mensagens continuam a chegar.|]

@ bonus-apolice lure=tax_refund from=insurance
# [Prémio de fidelidade|Devolução de {amount}]
[Por {n} anos sem sinistros tem {amount} à espera.|Há um erro de cálculo a seu favor.]
[Responda com nome, data de nascimento, banco e número do cartão.|O consultor aguarda a sua chamada: {phone}, com o cartão na mão.]

@ laboratorio lure=invoice_fraud from=health
# [Exame por pagar|Último aviso {order}]
[Pelo exame de {past} faltam {amount}.|A {due} passa para cobrança judicial.]
[Pague já para {iban}, depois somam-se {fee}.|Só uma transferência imediata trava o processo.]

@ registo-empresa lure=invoice_fraud from=stranger
# [Inscrição no registo|Aviso {order}]
[A taxa de publicação, {sizeable}, está por pagar.|Assine e devolva o formulário.]
[Em {n} dias para {iban}.|]

@ sorteado lure=prize_reward from=stranger
# [Foi sorteado|Notificação {order}]
[O seu endereço ganhou {fortune}.|A fundação doa-lhe {fortune}.]
[Escreva ao nosso agente {first2} {last2} com nome, idade e morada. Há custos de processo.|Guarde segredo do número.]

@ ainda-hoje lure=bec_payment from=boss personal greet=informal
# [Está no escritório?|Um pagamento hoje?]
[Até que horas consegue fazer uma transferência?|Um consultor tem de ser pago antes das cinco.]
[São {large}, mando a conta quando estiver pronta, a fatura segue.|Aprovo depois.]
`,
});
