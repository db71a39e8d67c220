import { letters } from '../../letter.ts';

/** Calm and faultless Portuguese, for both sides. */
export const ptPolished = letters(
  'pt',
  `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Fatura {order}|Os nossos dados bancários|Re: fatura {order}]
[Agradeço a excelente colaboração dos últimos meses.|Espero que a última entrega tenha corrido bem.] [Antes do próximo pagamento, uma breve nota.|Uma questão administrativa antes do fecho do mês.]
! [Como a nossa conta está em auditoria|Por mudança de banco], pedimos que a fatura {order}, de {large}, seja paga para {iban}, [em nome de {company}|titular {company}]. [Os telefones estão a ser migrados, pelo que basta responder a este e-mail.|Peço que me confirme assim que os dados forem atualizados.]
+ [Segue em anexo a fatura {order}, de {large}; os dados bancários mantêm-se.|Mudamos de banco em {month}. Os novos dados seguem por carta; antes de alterar seja o que for, ligue para o número que já tem.] [Nunca comunicamos mudanças de conta apenas por e-mail.|Em caso de dúvida, uma chamada basta.]
[Fico à disposição.|]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [O apartamento em {street}|O seu contacto|Re: visita]
[Muito obrigada pela sua mensagem tão simpática.|Fico contente por ter gostado do apartamento.] Continua livre [a partir de {due}|], [é sossegado e luminoso|com varanda e vista para o jardim].
! [Como estou a trabalhar no estrangeiro, não consigo mostrá-lo|Há vários interessados], pelo que sugiro reservá-lo com uma transferência de {sizeable} para {iban}. [As chaves seguem por estafeta logo que o valor entre.|Se não gostar, devolvo tudo.] [Envie também cópia do documento de identificação.|]
+ [Posso mostrá-lo em {due} às {time}.|A minha vizinha {first2} abre-lhe a porta em {due}.] [Nada é pago antes da assinatura do contrato.|A caução entrega-se com as chaves, no próprio local.]

@ polished-refund legit=tax_notice lure=tax_refund from=tax fluent
# [O seu processo de {year}|Análise concluída|A sua situação em {year}]
[A análise das suas declarações de {year} está concluída.|Agradecemos os documentos enviados.] [Não é preciso entregar mais nada.|]
! [Foi apurado um valor de {amount} a seu favor. Para o receber até {due}, confirme a conta ou chave de pagamento.|A restituição de {amount} aguarda a indicação do seu cartão.]
! > [Confirmar recebimento|Indicar conta]
+ [O resultado está na sua área pessoal; entre como habitualmente, pois esta mensagem não traz links.|O resultado seguirá por carta.] [Qualquer valor é pago na conta já registada.|Não precisa fazer nada.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Número novo|Mensagem]
Oi [mãe|pai|vó], [meu celular caiu na água e este é o meu número por enquanto|troquei de telefone, salva este número]. [Está tudo bem.|Não se preocupe.]
! [Só que o aplicativo do banco fica bloqueado por dois dias e preciso pagar {sizeable} hoje.|Tenho uma conta de {sizeable} que vence hoje e não consigo entrar no banco.] Consegue fazer para mim? [A chave é {phone}, em nome de {company}.|Te passo os dados já.] Devolvo em {due}.
+ [Chego em {due} lá pelas {time}, levo a sobremesa?|Me liga à noite que você ouve que sou eu.] [{first2} manda um beijo.|As crianças estão animadas.]

@ polished-hosting legit=subscription_renewal lure=credential from=hosting fluent
# [Renovação do seu domínio|Os seus serviços até {due}|Caixa de correio: renovação]
[Informamos que um dos seus serviços é renovado em {due}.|O seu domínio e a caixa de correio renovam em {due}.]
= Serviço: [domínio|alojamento|e-mail] ;; Data: {due} ;; Valor: {fee}
! [Para não interromper o correio, confirme a palavra-passe da caixa na página abaixo.|O cartão associado não pôde ser validado; introduza-o novamente.]
+ [A renovação é automática, com o meio de pagamento escolhido por si.|Se não quiser renovar, desative a opção no painel até essa data.]
> [Ver renovação|Gerir serviços]

@ polished-transfer-honest legit=bank_alert from=bank fluent
# [A sua transferência de {date}|Confirmação de transferência]
Agradecemos a sua confiança. Em {date} foi efetuada uma transferência de {large} para {first2} {last2}. [Como o valor é superior ao habitual, damos-lhe conhecimento.|Este aviso foi ativado por si.]
[Se foi ordenada por si, não precisa fazer nada. Caso contrário, ligue para o número que está no verso do cartão.|Os detalhes estão na aplicação que já utiliza.]
> [Ver movimento|Aceder à conta]

@ polished-job legit=business_correspondence lure=job_offer from=person personal fluent
# [Uma vaga que pode interessar|{role} na {company}|O seu perfil]
[Encontrei o seu perfil ao procurar alguém para a equipa.|{first2} {last2} falou-me de si.] [O trabalho pode ser feito em casa.|A equipa é pequena e fica em {city}.]
! [São avaliações de produtos, uma hora por dia, a {amount}, pagas no mesmo dia em USDT.|Não é necessária entrevista.] [Para começar, escreva pelo WhatsApp: {phone}.|Para ativar o posto há um depósito reembolsável de {fee}; envie também foto do documento.]
+ [O anúncio completo, com o salário, está no site da empresa.|Faríamos primeiro uma chamada e depois uma visita ao escritório.] [Não pedimos documentos antes de uma proposta.|O processo não tem custos.]
`,
);
