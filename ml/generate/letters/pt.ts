import { letters } from '../letter.ts';

/** Letters in Portuguese, of Portugal and Brazil. */
export const pt = letters(
  'pt',
  `
@ sign-in-place legit=sign_in_alert lure=credential from=account
# [Novo acesso à sua conta {brand}|Alerta de segurança|Foi você?]
[Detectamos|Registámos] um novo acesso à sua conta {brand}.
= Dispositivo: {device} ;; Local: {city} ;; Data: {date}, {time}
[Se foi você, não precisa fazer nada.|Reconhece esta atividade? Ignore este e-mail.] [Se não, altere a sua senha.|]
> [Verificar atividade|Proteger minha conta|Não fui eu]
!? O acesso fica limitado até a sua confirmação.

@ password-reset legit=password_reset lure=credential from=account
# [Redefinir a sua senha|Nova palavra-passe]
Recebemos um pedido para redefinir a senha da sua conta. [O link expira em {hours} horas.|]
> [Redefinir senha|Criar nova senha]
[Se não foi você, ignore este e-mail.|]
!? Para manter a senha atual, confirme-a na mesma página.

@ code legit=verification_code from=account greet=informal
# {code} é o seu código {brand}
O seu código é:
^ {code}
[Expira em {nn} minutos.|Não compartilhe com ninguém.]

@ mailbox legit=account_notice lure=credential from=mailbox trap=html
# [A sua caixa está quase cheia|Espaço quase esgotado]
Já usou 9{n}% do seu espaço {brand}. [Em breve não poderá receber mensagens.|]
> [Gerir espaço|Liberar espaço]
!? {n} mensagens estão retidas desde {date}.

@ suspended lure=account_suspended from=payment
# [Sua conta foi bloqueada|Conta suspensa|Aviso importante]
[Por atividade suspeita|Por falta de dados], a sua conta {brand} foi [bloqueada|limitada]. Confirme os seus dados em {hours} horas.
> [Desbloquear conta|Confirmar dados]
[Caso contrário será encerrada.|]

@ review legit=account_notice lure=account_suspended from=bank
# [Atualize os seus dados|Seus dados estão em dia?]
Por lei, precisamos manter os dados dos clientes atualizados. [Verifique-os até {due}.|]
> [Atualizar dados|Acessar conta]
!? Tenha em mãos o cartão e a senha.

@ order legit=order_confirmation lure=subscription_scare from=shop
# [Pedido {order} confirmado|Obrigado pela sua compra]
[Recebemos o seu pedido.|Obrigado pela sua compra.]
= Pedido: {order} ;; Entrega: {due}
$ order
^ Total {amount}
> [Ver pedido|Acompanhar pedido]
!? Não reconhece? Cancele aqui e peça o reembolso.

@ shipped legit=shipping lure=parcel_fee from=parcel
# [A sua encomenda está a caminho|Entrega prevista {due}|Objeto {order}]
A sua encomenda de {company} [está a caminho|chega em {due}].
= Código: {order} ;; Entrega: {due}
> [Rastrear|Seguir encomenda]
!? O endereço está incompleto: confirme e pague {small}.

@ missed legit=delivery_attempt lure=parcel_fee from=parcel
# [Não foi possível entregar|Tentativa de entrega {order}]
[Em {date} não foi possível entregar a sua encomenda.|O carteiro passou e ninguém atendeu.] [Pode levantá-la até {due}.|Escolha outro dia.]
> [Reagendar entrega|Escolher outro dia]
+? Leve um documento de identificação.
!? Há uma taxa de {small} a pagar com cartão [em {hours} horas|].

@ payment-failed legit=payment_failed lure=streaming_payment from=streaming
# [Pagamento recusado|Atualize o seu pagamento]
Não conseguimos cobrar {fee} da sua assinatura. [Verifique o seu cartão.|Tentaremos de novo em alguns dias.]
> [Atualizar pagamento]
!? Digite novamente o número e o código do cartão.

@ card legit=bank_alert lure=card from=bank
# [Compra de {amount}|Seu cartão foi usado]
Compra de {amount} em {company}, {date} às {time}, cartão final {last4}.
[Se foi você, está tudo certo.|Não reconhece? Bloqueie o cartão no app.]
> [Ver compra]
!? Para cancelar, informe o número, a validade e o código do cartão.

@ bank-message legit=bank_alert lure=bank from=bank
# [Nova mensagem|Documento disponível]
Tem uma nova mensagem no seu banco online. [Entre como habitualmente para a ler.|]
> [Ler mensagem]
? Nunca pedimos senhas por e-mail.
!? Sem confirmação até {due}, o acesso será bloqueado.

@ bank-update lure=bank from=bank
# [Atualize o seu módulo de segurança|Seu acesso expira em {due}]
A partir de {due} é obrigatório o novo dispositivo de segurança. [Ainda não o ativou.|]
> [Ativar agora]

@ bank-fluent lure=bank from=bank fluent
# Uma confirmação sobre a sua transferência
Agradecemos a sua confiança. Em {date} foi registada uma transferência de {large} para {first2} {last2}. Como o valor é superior ao habitual, gostaríamos de confirmar que foi ordenada por si.
Se assim for, não é necessária qualquer ação. Caso contrário, pedimos que a suspenda antes das {time}.
> Rever a transferência
Pedimos desculpa pelo incómodo.

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,linkedpdf
# [Fatura {order}|Sua fatura de {month}|Boleto disponível]
Segue em anexo a fatura {order} no valor de {amount}, com vencimento em {due}. [Obrigado.|]
?> [Ver fatura|Pagar]

@ statement legit=statement from=bank
# [Fatura do cartão fechada|Extrato de {month}]
Sua fatura de {month} fechou em {amount}. Vencimento: {due}.
> [Ver fatura]

@ tax legit=tax_notice lure=tax_refund from=tax
# [Nova mensagem na sua caixa postal|Restituição]
Há uma nova mensagem na sua conta. [Acesse digitando o endereço no navegador.|]
!> [Ver restituição]
!? Você tem direito a {amount}. Informe os dados bancários até {due}.

@ newsletter legit=newsletter from=small greet=informal bulk
# [Novidades de {month}|A nossa newsletter]
[Estas são as novidades do mês.|]
$ stories
> [Ler mais]

@ sale legit=marketing_sale from=shop greet=none bulk
# [Últimas horas: {percent}|Só hoje|Não perca]
[Só mais algumas horas: {percent} de desconto.|Corra, termina em {due}!]
$ offers
> [Comprar agora|Ver ofertas]

@ prize lure=prize_reward from=shop greet=none bulk
# [Parabéns!|Você foi selecionado]
[Você ganhou|Foi sorteado e recebe] [um {good}|um vale de {amount}] da {brand}. [Responda a algumas perguntas.|]
> [Resgatar prêmio]
[Restam {n}.|]

@ loyalty legit=loyalty_points lure=prize_reward from=shop bulk
# [Seus pontos expiram em {due}|{nnn} pontos]
Você tem {nnn} pontos. [{nn} expiram em {due}.|]
> [Trocar pontos]

@ travel legit=travel_booking from=travel
# Reserva confirmada {order}
A sua reserva está confirmada.
= Reserva: {order} ;; Chegada: {due} ;; Total: {amount}
> [Gerir reserva]

@ advice legit=security_advice from=bank bulk
# [Cuidado com golpes|Como reconhecer mensagens falsas]
Circulam e-mails em nosso nome que ameaçam bloquear a conta e pedem senhas.
* Nunca pedimos senhas ou códigos ;; Confira o remetente ;; Digite você mesmo o nosso endereço
> [Saiba mais]

@ payslip legit=hr_notice lure=payroll_change from=employer
# [O seu recibo de vencimento|Holerite de {month}]
O recibo de {month} está disponível.
> [Ver recibo]
!? Confirme o NIB/conta para receber o salário.

@ school legit=school_notice from=school
# [Visita de estudo|Reunião de pais]
[A visita a {city} será em {due}|A reunião é em {due} às {time}]. [Custo: {amount}.|]

@ appointment legit=health_appointment from=health
# Lembrete de consulta
Lembramos a sua consulta em {due} às {time}. [Se não puder vir, avise com {hours} horas.|]

@ share legit=document_share lure=document_share from=documents trap=html
# {first2} {last2} compartilhou um documento
{first2} {last2} enviou-lhe [um ficheiro|um documento para assinar].
> [Abrir|Baixar]
!? Entre com a senha do seu e-mail para abrir.

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Dúvida rápida|Re: reunião]
[Podes enviar os números de {month}?|A reunião com a {company} passou para {due} às {time}.] [Sem pressa.|Está aqui: {url}]

@ friend legit=personal_correspondence from=friend personal greet=informal
# [Sábado?|Fotos]
[Tudo bem?|Há quanto tempo!] [Vamos marcar para {due}?|As fotos estão aqui: {url}]

@ boss-gift lure=gift_card_boss from=boss personal greet=informal
# [Está disponível?|Pedido urgente]
Estou em reunião e não posso falar. Pode comprar {n} cartões-presente de {amount}? [Mande as fotos dos códigos.|] [Fica entre nós.|]

@ bank-change lure=bec_payment from=supplier personal
# [Alteração de dados bancários]
Informamos que a nossa conta mudou. A fatura {order} deve ser paga para {iban}, titular {company}. [Confirme por e-mail.|]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# [Invadi o seu dispositivo|Leia com atenção]
Tenho um vídeo seu. [A sua senha é {password}.|] Envie {large} em bitcoin para {wallet} em {hours} horas ou todos os seus contatos vão recebê-lo.

@ advance-fee lure=advance_fee from=stranger personal
# [Herança|Assunto confidencial]
Sou {me}, advogado em {city}. O meu cliente faleceu e deixou {fortune} sem herdeiros. Quero indicá-lo como beneficiário. Responda com nome, morada e telefone.

@ court lure=invoice_fraud from=stranger trap=zip,html
# [Intimação eletrônica|Processo {order}]
Consta em seu nome o processo {order}. O teor completo está no anexo. [O não comparecimento implica multa.|]
> [Visualizar processo]

@ wallet lure=crypto_wallet from=crypto
# Verifique a sua carteira
A sua carteira deve ser verificada até {due}. Tenha a frase de recuperação de 12 palavras.
> [Verificar]
`,
);
