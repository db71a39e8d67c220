import { screens } from '../screen.ts';

/** Screens in Portuguese. */
export const pt = screens(
  'pt',
  `
@ parcel-fee lure=smishing_parcel from=parcel as=sms
[{brand}:|Aviso {brand}:|] [sua encomenda|o seu objeto {order}] [foi retida em {city}|não pôde ser entregue|aguarda desalfandegamento] [por falta de pagamento de {small}|por endereço incompleto].
[Pague a taxa de {small} em {hours} horas|Atualize os seus dados e o cartão|Regularize agora]: {url}
?[Caso contrário será devolvida.]

@ bank-block lure=smishing_bank from=bank as=sms
[{brand}:|{brand} Segurança:] [compra de {large} em {company} aprovada|seu acesso foi bloqueado|novo dispositivo cadastrado]. [Se não reconhece, ligue {phone}|Cancele aqui: {url}|Atualize seu token: {url}]
[Nosso atendente vai pedir a senha e o código para cancelar.|Sem confirmação em {n} horas a conta será suspensa.]

@ mae lure=smishing_family from=friend as=sms,chat
[Oi mãe|Olá mãe|Oi pai], [meu celular quebrou|troquei de número|o telemóvel caiu na água], [esse é meu número novo|pode apagar o antigo|me chama no WhatsApp {phone}].
[Oi filho, tudo bem?|O que aconteceu?]
[Preciso pagar uma conta de {amount} hoje e o banco bloqueou meu app.|Consegue fazer um Pix de {amount} para {first2} {last2}?] [Devolvo amanhã|Não liga que o microfone não funciona]

@ seed lure=seed_phrase from=crypto as=web,app
[Restaurar carteira|Verifique sua carteira|Conectar manualmente]
[Erro ao conectar, conecte manualmente.|Devido à atualização é preciso validar a carteira.]
[Digite suas 12 ou 24 palavras|Introduza a frase de recuperação]
& {boxes} ;; [Importar|Validar|Continuar]
[Carteiras não validadas serão congeladas em {due}.|Não feche a página.]

@ support-popup lure=fake_support from=security as=dialog,web
[ALERTA: seu computador foi bloqueado|Alerta de segurança do Windows|{n} vírus encontrados]
[Código de erro 0x80072{nnn}|Trojan Spyware.{nnn}]
* Senhas ;; Dados bancários ;; Fotos ;; Conta do Facebook ;; E-mail
[Não desligue o computador.|Não feche esta janela ou os dados serão apagados.]
[Ligue agora para o suporte Microsoft|Fale com os técnicos]: {phone}

@ card-form lure=card_form from=card as=web
[Seu cartão foi suspenso|Atividade incomum|Taxa pendente: {small}]
[Confirme sua identidade em {hours} horas.|Para liberar a encomenda {order} pague {small}.]
& Titular ;; Número do cartão ;; MM/AA ;; CVV ;; [Senha do cartão|Data de nascimento] ;; [Código SMS]
& [Confirmar|Desbloquear|Pagar]
[Caso contrário o cartão será cancelado.|Depois digite o código recebido por SMS.]

@ document-wall lure=document_wall from=documents as=web,dialog
[Documento protegido|Fatura_{order}.pdf|Sua sessão expirou]
[Entre com seu provedor de e-mail para ver o arquivo|Digite a senha do seu e-mail para abrir]
& Outlook ;; Gmail ;; Yahoo ;; UOL ;; Outro
& {email} ;; Senha ;; [Ver documento|Baixar]
[Senha incorreta, tente novamente.|O link expira em {hours} horas.]

@ prize lure=prize from=shop as=web,dialog
[Parabéns!|Você é o visitante {n}.000.000|Caro cliente {brand}]
[Gire a roleta e ganhe: {good}|Você foi escolhido para receber um vale de {amount}|Responda {n} perguntas e receba um iPhone]
[Pague só {small} de frete: informe o cartão.|Compartilhe com {nn} amigos e confirme o cartão.]
[Restam {n} prêmios|A oferta termina em {n} minutos]

@ captcha-run lure=fake_captcha from=hosting as=web,dialog
[Confirme que você é humano|Não sou um robô]
[1. Pressione Windows + R|1. Aperte a tecla Windows + R]
[2. Cole o código com Ctrl + V|2. Pressione Ctrl + V]
[3. Pressione Enter|3. Confirme com Enter]
& [Verificar] ;; [ID {nnn}{nn}]

@ job lure=smishing_job from=stranger as=chat,sms
[Olá, sou {first2}, do RH da {company}.|Recebemos seu currículo.]
[Trabalho remoto, ganhe {amount} por dia|Curta vídeos e receba {amount} por dia], [sem experiência|só {nn} minutos].
[Responda SIM|Me chame no WhatsApp {phone}]. [Para liberar a próxima tarefa deposite {amount}, volta com comissão.|Pagamento em USDT.]

@ code legit=one_time_code from=account as=sms
[Seu código {brand} é {code}.|{code} é o seu código de verificação {brand}.|Código {code} para autorizar {amount} em {company}.] [Não compartilhe com ninguém.|Válido por {n} minutos.|Nunca pedimos este código.]
?[Se não foi você, ignore esta mensagem.]

@ parcel-notice legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [sua encomenda|o objeto {order}] [chega hoje entre {n}h e {nn}h|está pronto para retirada em {street} {nn}|foi entregue às {time}|saiu para entrega].
[Código de retirada {code}, até {due}.|Acompanhe: {url}|Não há nada a pagar.]

@ card-payment legit=bank_alert from=bank as=sms,app
[{brand}:|] compra de {amount} em {company} em {date}, cartão {last4}. [Saldo {large}.|]
[Não reconhece? Bloqueie o cartão no app.|Pix recebido: {large2} de {first2} {last2}.]

@ appointment legit=appointment from=health as=sms
[Lembrete:|Clínica {last2}:] [consulta em {due} às {time}|esperamos você em {due} às {time}], {street} {nn}, {city}. [Traga um documento.|Para remarcar ligue {phone}.]

@ friends legit=friends_chat from=friend as=chat
[Oi mãe, cheguei bem|Você vem hoje à noite?|Vamos no {due}?|Fiquei sem bateria, desculpa]
[Que bom, jantar às {n}|Sim, lá pelas {time}|Vou perguntar pra {first2}]
[Te faço o Pix de {fee} dos ingressos|Não esquece as chaves|Traz pão?|Até já]
?[👍|obrigada!|kkk]

@ sign-in legit=sign_in from=account as=web,app
[Entrar|Bem-vindo de volta|Entrar na {brand}|Minha conta]
& [E-mail|Usuário] ;; Senha ;; [Manter conectado|]
& [Entrar|Continuar]
* Esqueceu a senha? ;; Criar conta ;; Continuar com o Google ;; Usar chave de acesso ;; Precisa de ajuda?

@ checkout legit=checkout from=shop as=web
[Finalizar compra|Pagamento|Seu carrinho]
& {good} ;; {good2} ;; Frete {small} ;; Total {amount}
& Número do cartão ;; Nome no cartão ;; Validade ;; CVV
& [Pagar {amount}|Fazer pedido] ;; Pix ;; Boleto
[Devolução grátis em 30 dias|Seu banco pode pedir aprovação no app.]

@ wallet legit=wallet_app from=crypto as=app
[Minha carteira|Saldo total {large}|Backup]
[Anote as 12 palavras em papel e nunca as digite em um site.|Nunca compartilhe sua frase de recuperação.]
* Bitcoin {coins} ;; Ethereum {coins} ;; Enviar ;; Receber ;; Trocar
[O suporte nunca pede a frase.|Hoje +{n},{nn} %]

@ warning legit=phishing_warning from=bank as=web,app
[Como reconhecer um golpe|Cuidado com SMS falsos|Polícia alerta para o golpe do «oi mãe»]
[Golpistas enviam mensagens sobre encomendas retidas e contas bloqueadas.|Uma janela diz que o computador foi bloqueado e mostra um telefone.]
* Nunca pedimos senhas ;; Não clique em links ;; Ligue para o número do cartão ;; Não passe códigos ;; Denuncie
[Informou seus dados? Bloqueie o cartão.|Saiba mais sobre phishing]

@ settings legit=account_settings from=account as=app,web
[Configurações|Conta e segurança]
* Perfil ;; Alterar senha ;; Verificação em duas etapas ativada ;; Dispositivos: {device}, {city} ;; Notificações ;; Idioma português ;; Pagamento Visa {last4} ;; Modo escuro ;; Baixar meus dados ;; Excluir conta

@ bank-overview legit=bank_overview from=bank as=app
[Olá, {first}|Minhas contas|Extrato]
& Conta corrente ;; {large} ;; Poupança ;; {large2}
* {company} -{amount} ;; Salário {large3} ;; Aluguel -{amount2} ;; Cartão -{fee} ;; Transferir ;; Mensagens (1) ;; Pix

@ card-approval legit=payment_approval from=card as=web,app
[Autorize sua compra|Autenticação do pagamento|Compra segura]
& Loja: {company} ;; Valor: {amount} ;; Cartão •••• {last4}
[Digite o código enviado ao seu celular para concluir a compra.|Confirme no app do seu banco.]
& Código SMS ;; [Confirmar] ;; Cancelar
?[O código expira em {n} minutos.|Reenviar código]
`,
);
