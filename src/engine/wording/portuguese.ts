import type { Phrasebook } from './topics.ts';

const account =
  '(conta|contas|cartao|acesso|cadastro|cpf|cnh|dispositivo|caixa postal|email|e mail|internet banking|aplicativo|assinatura|chave|carteira|perfil)';
const shut =
  '(bloqueado|bloqueada|suspenso|suspensa|cancelado|cancelada|desativado|desativada|limitado|limitada|restrito|restrita|encerrado|encerrada|inativo|inativa|vencido|vencida)';
const yours = '(sua|seu|suas|seus|tua|teu|a sua|o seu|da sua|do seu)';

/** Lures and the words around them, in Portuguese: mainly the banks, points and parcels of Brazil. */
export const portuguese: Phrasebook = {
  'credential-request': `
    (atualize|atualizar|confirme|confirmar|valide|validar|regularize|regularizar|verifique|verificar|recadastre|sincronize|sincronizar|desbloqueie) (agora |imediatamente |ja |a |o |os |as )*${yours} .. (dados|cadastro|acesso|informacoes|senha|dispositivo|cpf|cnh|cartao|token|pagamento|chave|assinatura)
    (atualizacao|confirmacao|validacao|sincronizacao|recadastramento|verificacao|regularizacao) (cadastral|obrigatoria|de dados|de seguranca|do dispositivo|dos dados|da conta|de cadastro|necessaria|pendente|do token|do itoken)
    (chave de seguranca|senha|token|itoken|certificado|modulo de seguranca) .. (expirando|expira|expirou|vencido|vence|expirado|desatualizado|desatualizada|expirar)
    (acesse|entre|clique) .. (link|botao|aqui|abaixo) .. (validar|regularizar|desbloquear|sincronizar|evitar|liberar|atualizar (seus|os|o cadastro|seu))
    (procedimento|processo) de (sincronizacao|atualizacao|validacao|verificacao|desbloqueio|regularizacao)
    (informe|envie|digite|forneca) .. (senha|cpf e senha|dados do cartao|numero do cartao|codigo de seguranca|dados bancarios)
    ? (confirme|verifique|atualize) (agora )?${yours} (conta|dados|email|e mail|cadastro)
    ? confirmar (agora|meus dados|ahora)
  `,
  'account-threat': `
    ${yours} ${account} .. (foi|esta|sera|foram|serao|encontra se|podera ser|sera temporariamente|esta temporariamente) (temporariamente |provisoriamente |preventivamente |parcialmente |permanentemente |em processo de )?(${shut.slice(1, -1)}|bloqueio|suspensao|em risco)
    (este|esse|seu) (e mail|email|conta) (sera|foi) (bloqueado|desativado|suspenso|cancelado)
    (evite|evitar|para evitar) .. (bloqueio|suspensao|cancelamento|transtornos|multa|multas|interrupcao|encerramento|restricao|perda|leilao|devolucao)
    (detectamos|identificamos|notamos|houve|verificamos|bloqueamos) .. (acesso|login|transacao|atividade|movimentacao|tentativa|compra|dispositivo) .. (suspeita|suspeito|incomum|indevido|nao autorizado|nao reconhecido|novo dispositivo|novo local|desconhecido|sua conta|nova|estranha)
    (acesso|login|transacao|compra|atividade) (suspeito|suspeita|indevido|incomum|nao autorizado|nao reconhecida|pre aprovada)
    (processo de|risco de|sob) (suspensao|bloqueio|restricao|cassacao) (fiscal|da cnh|de cnh|do cpf|da conta|judicial)
    (voce fez|foi voce|voce removeu|nao reconhece) .. (acesso|compra|transacao|autenticacao|transferencia|novo local)
    valor bloqueado por seguranca
    (desbloqueie|desbloquear|reativar|reative) (sua|seu|a sua|o seu) (conta|acesso|cartao|internet banking)
  `,
  'payment-request': `
    (efetue|efetuar|realize|realizar|faca|fazer|conclua) o pagamento .. (agora|imediat*|taxa|abaixo|para (liberar|evitar|receber|regularizar)|botao|prazo|mesmo|hoje)
    (pagamento|taxa|debito|fatura|boleto|multa|infracao|pendencia) .. (pendente|em aberto|atrasado|vencido|vencida|nao identificado|urgente|em atraso) .. (pague|regularize|evite|liberacao|efetue|pagamento|clique|imediat*|quitar|anexo|sua|seu)
    (pague|regularize|quite) (agora|ja|imediatamente|hoje|sua|seu|suas|seus|a pendencia|o debito)
    (regularize|regularizar) .. (pendencia|pendencias|debito|debitos|infracao|cnh|cpf|entrega|situacao)
    (pagar agora|realizar pagamento|efetuar pagamento|pagar taxa|liberar encomenda|emitir boleto|gerar pix)
    (transacao|transferencia|resgate|liberacao|verificacao de pagamento) (pendente|agendada|pre aprovada)
    (segue|em anexo|anexo) .. (boleto|fatura|comprovante|extrato|nota fiscal|cobranca|orcamento|notificacao|intimacao)
    (fatura|extrato|boleto|nota fiscal|comprovante) .. (em anexo|anexado|emitida|emitido|disponivel|digital chegou|emitir|senha)
    arquivo em anexo .. (senha|acesso)
  `,
  'parcel-fee': `
    (pedido|encomenda|pacote|objeto|mercadoria|entrega|envio|remessa|compra) .. (retido|retida|taxado|taxada|bloqueado|bloqueada|parado|parada|pendente|aguardando|leiloada|leiloado|aguarda pagamento|tributado|tributada|nao entregue|devolvido)
    (correios|receita federal|alfandega|fiscalizacao|alfandegaria) .. (retido|retida|taxa|taxas|taxado|taxada|pagamento|liberacao|liberar|leiload*|tributo|imposto|bloquead*|regulariz*)
    (taxa|taxas|imposto|tributo|tarifa) .. (alfandega|alfandegaria|entrega|importacao|despacho|liberacao|encomenda|correios|pendente*|envio|aduaneira)
    (liberacao|liberar|libere|retirada) (de |da |do |o |a |seu |sua )*(envio|encomenda|pedido|objeto|entrega|mercadoria|pacote|pagamento)
    (documentos|dados) necessarios para liberacao
    (tentativa|falha) (de|na) entrega
    (reagendar|reagende|agendar) .. (entrega|retirada)
  `,
  'refund-bait': `
    (seus|voce (tem|possui)|seu|tem|possui) .. pontos .. (expira*|vencer|vencem|vencendo|expirar|disponiveis|acumulados|resgate|troque|livelo|expiram|para resgate)
    pontos (livelo|bradesco|esfera|itau|ltaucard|itaucard|nubank|fidelidade|smiles|pagseguro|acumulados|disponiveis|em dobro|para usar) .. (expira*|resgate|troque|disponivel|disponiveis|vencer|fatura|milhas|lojas|produtos|voce|cashback|protocolo|agora|id)
    (troque|resgate|resgatar|use|trocar) (agora |os |ja )*(seus|seu|o|os|meus) .. (pontos|saldo|valor|valores|cashback|beneficio|milhas)
    (milhas aereas|descontos de ate|desconto na fatura) .. (pontos|fatura|cartao|resgate|milhas)
    (saldo|valor|valores|beneficio|beneficios|credito|limite|restituicao|resgate|deposito) .. (disponivel|disponiveis|liberado|liberada|a receber|autorizado|para resgate|expirando|pendente|para saque|aprovado|para pagamento|vencimento)
    (valores a receber|saldo a receber|dinheiro esquecido|beneficio liberado|resgate imediato|resgate pendente|resgate agora)
    (restituicao|reembolso|estorno) .. (disponivel|liberada|pendente|imposto de renda|irpf|receba|solicite|aprovado)
    (sua|seu|suas) (indenizacao|restituicao|premio|saque) .. (disponivel|liberad*|aguarda*|pendente)
    (cartao black|visa infinite|bradesco prime|limite pre aprovado|credito pre aprovado|cartao pre aprovado)
    (voce|agora voce) (e|alcancou|foi selecionado|chegou ao|pode ser|foi convidado) .. (prime|black|cartao|cliente|diamond|exclusive|status|limite)
    limite de credito te espera
  `,
  prize: `
    (voce|vc) (ganhou|foi (selecionado|selecionada|sorteado|sorteada|escolhido|escolhida|contemplado|premiado)|e o ganhador|pode ganhar|tem direito a um premio)
    (parabens|felicidades) .. (ganhador|premio|selecionad*|sorteado|limite|alcancou)
    (resgate|receba|retire|reivindique|pegue|garanta) .. (seu|o seu|meu|um|sua) .. (premio|presente|brinde|bonus|vale|cartao presente|iphone|cupom|recompensa)
    (premio|presente|brinde|recompensa|sorteio|vale compras|vale presente) .. (espera|esperando|aguarda|aguardando|disponivel|exclusivo|gratis|chegou|resgate|participe)
    (responda|participe|preencha) .. (pesquisa|questionario|enquete) .. (ganhe|premio|receba|brinde|concorra|ganhar)
    (promocao|promocoes) .. (voce foi selecionado|ganhe|premiada|sorteio|participe)
  `,
  'gift-cards': `
    (comprar|compre|preciso|consiga|adquirir) .. (cartoes presente|cartao presente|gift cards|gift card|vales presente|cartoes google play|cartoes itunes)
    (foto|fotos|codigo|codigos) .. (cartoes|cartao presente|verso)
  `,
  'invoice-lure': `
    ? (segue|seguem|em anexo|anexo|anexado) .. (orcamento|pedido de compra|cotacao|proposta|nota fiscal|comprovante|fatura|documento|contrato|processo|intimacao)
    ? (cotacao|orcamento|pedido de compra) .. (urgente|anexo|favor|solicita*|enviar)
    ? (visualizar|baixar|acessar|abrir) .. (nota fiscal|boleto|fatura|comprovante|extrato|documento|processo|intimacao|anexo)
  `,
  'code-request': `
    por engano .. codigo
    codigo .. (me encaminha*|me enviar|me passar|reenviar)
    (envie|me envie|informe|me passe|mande|encaminhe) .. (codigo|token|codigo de verificacao|codigo sms|codigo de seguranca)
    (ative|ativar|ativacao) .. (autenticacao|duas etapas|dois fatores|verificacao em duas) .. (obrigatori*|ate|evitar|prazo|bloqueio)
    voce removeu .. (autenticacao|duas etapas|metodo)
  `,
  urgency: `
    (em|ate|dentro de|prazo de|nas proximas|apenas|ultimas|tem) (#|24|48|72|tres|dois) (horas|dias uteis|dias|hs|h) .. (para|evitar|sera|pagamento|expira*|efetuar|caso|sob|regularizar|apos|bloque*|e)
    (ultimo|segundo|terceiro|final|urgente) (aviso|lembrete|alerta|comunicado|chamado|prazo)
    (aviso|acao|comunicado|notificacao|mensagem|pagamento|atencao) (urgente|importante|imediata|imediato|necessaria|extrajudicial|final|pendente)
    (urgente|atencao|urgencia|reaviso) (sua |seu |aviso |voce |cpf |prezado |cliente |conta |encomenda |pedido |correios |informamos |acao )+
    (expira|expiram|expirando|vence|vencem|vencendo|termina|encerra) (hoje|amanha|em breve|em # (horas|dias)|em ate)
    (imediatamente|o mais rapido possivel|com urgencia|agora mesmo|sem demora) .. (para|evitar|sob|regularize|pena|pagamento|liberar|caso)
    (evite|nao perca|nao deixe) (a |essa |esta |o |de |para |o prazo |seus |sua )+.. (chance|oportunidade|prazo|pontos|depois|suspensao|ultima hora|bloqueio|expirar)
    (prazo final|prazo limite|ultimo dia|ultima chance|ultimas horas|prestes a expirar|proximos de vencer)
    sob pena de
  `,
  fear: `
    (processo|acao|medida|medidas|intimacao|notificacao|mandado|ordem|bloqueio|audiencia|citacao) (judicial|judiciais|trabalhista|criminal|extrajudicial|penal|de prisao|de busca|legais|cabiveis)
    (justica do trabalho|tribunal regional|tribunal de justica|poder judiciario|policia federal|policia civil|ministerio publico|delegacia|detran|oficial de justica) .. (intimacao|notificacao|processo|multa|cnh|comparec*|audiencia|suspens*|debito|protocolo|regulariz*|convoca*|voce|seu|sua|infracao)
    (nome|cpf|cnpj) .. (negativado|restricao|restricoes|serasa|spc|protesto|divida ativa|bloqueado|sujo|pendencia*)
    (cnh|habilitacao|veiculo|carteira de motorista) .. (suspensa|suspensao|bloqueio|bloqueada|cassad*|infracao|multa|regulariz*|risco|vencid*|pendencia*|leilao|apreend*|cadastrado)
    (dados|arquivos|fotos|conta) .. (excluidos|apagados|perdidos|excluida|deletados) .. (permanente*|definitiv*|se|caso|em)
    (leiloada|leiloado|perder (tanto|o produto|sua|seu|acesso)|multa de)
  `,
  authority: `
    (receita federal|banco central|justica do trabalho|tribunal|detran|policia federal|serasa|corpo de bombeiros|ministerio|procuradoria|prefeitura|inss|caixa economica) .. (informa|notifica|comunica|intimacao|protocolo|processo|valores|consta|debito|regulariz*|aviso|seu|sua|voce)
    (departamento|setor|central) (de |do |da )(seguranca|cobranca|juridico|ti|suporte|fraude|antifraude|protesto) .. (informa|comunica|conta|seu|sua|acesso|voce|cliente)
    (bb informa|bbinforma|bradesco informa|livelo informa|infoemail|itau informa|caixa informa|diamond informa)
  `,
  secrecy: `
    (mantenha|guarde|trate) .. (sigilo|confidencial|segredo|entre nos|sigiloso)
    (estritamente|totalmente|altamente|absolutamente) (confidencial|sigiloso|confidenciais)
    (nao conte|nao comente|nao fale|nao divulgue) .. (ninguem|com ninguem|a ninguem|outras pessoas)
  `,
  'executive-errand': `
    (voce|vc) (esta|ta) (disponivel|no escritorio|livre|ocupado|ai) (agora|hoje|no momento|para)
    (preciso|gostaria) (de |que )*(um favor|sua ajuda|que voce|voce) .. (urgente|rapido|agora|faca|compre|transferencia|pagamento|discret*)
    (estou|em) (em |uma |numa )*(reuniao|conferencia) .. (nao posso|sem telefone|falar|ligar|atender)
    (me mande|me envie|me passe) seu (numero|whatsapp|celular|telefone)
  `,
  callback: `
    (ligue|ligar|entre em contato|contate nos|telefone) .. (0800|central|telefone|numero|imediatamente|whatsapp) .. (cancelar|cancele|nao reconhece|contestar|estorno|bloquear|compra|desconhece)
    (nao reconhece|nao reconheca|desconhece|para cancelar|cancelar a compra|nao foi voce) .. (ligue|0800|central de|telefone)
  `,
  extortion: `
    (eu|nos) (hackeei|invadi|gravei|infectei|instalei|tenho) .. (seu|sua|voce|video|camera|webcam|dispositivo|computador|malware|acesso total)
    (video|gravacao|imagens) .. (masturb*|se masturbando|intim*|sites adultos|pornografic*)
    (carteira|endereco) (de )?(bitcoin|btc)
    (envie|pague|transfira|deposite) .. (bitcoin|btc|bitcoins) .. (carteira|endereco|horas|para)
    (enviar|enviarei|divulgar|publicar) .. (video|gravacao|fotos) .. (contatos|amigos|familia|todos|redes)
  `,
  'advance-fee': `
    (doacao|doar|doacoes|doei|doado) .. (milhoes|milhao|usd|dolares|euros|voce|caridade|da sra|do sr|fundo|fundos|#)
    (heranca|beneficiario|parente mais proximo|fundo|falecido|falecida|espolio) .. (milhoes|milhao|usd|dolares|euros|banco|advogado|cliente|transferencia|compensacao|reivindicar|fundos)
    (quantia|soma|valor|montante|total) de .. # .. (milhoes|milhao|dolares|usd|euros)
    # (milhoes|milhao) de (dolares|euros|libras|usd)
    (sou|meu nome e|eu sou) (o |a |sr |sra |dr |advogad* )*.. (viuva|cancer|advogado|diretor do banco|banqueiro|soldado|gerente|auditor|barrister|banco)
    (querido|querida|amado|amada|prezado|saudacoes) (no senhor|amado|amada|amigo|em cristo|irmao|irma|beneficiario|beneficiaria)
    (em meu leito de morte|doenca terminal|cancer de|deus te abencoe|deus o abencoe|que deus) .. (doar|doacao|caridade|orfanato|fundos|voce|doenca)
    (proposta|oportunidade|parceria) (de )?(negocio|negocios|investimento) .. (voce|rentavel|contato|interesse|milhoes|confidencial|responda|lucrativ*)
    oportunidade de negocio
    (uniao africana|onu|nacoes unidas|western union|moneygram|fmi) .. (fundo|fundos|pagamento|compensacao|transferencia|beneficiari*|voce)
    verifique se voce recebeu minha primeira mensagem
  `,
  'crypto-lure': `
    (bitcoin|cripto|criptomoeda|criptomoedas|btc) .. (ganhe|lucro|resgate|saldo|carteira|invista|oportunidade|plataforma|gratis|milionari*)
    (carteira|wallet|metamask|ledger|binance) .. (verifi*|suspens*|bloquead*|valid*|sincroniz*|atualiz*|restri*)
    (frase de recuperacao|frase semente|frase secreta)
    (airdrop|tokens) .. (resgate|reivindique|gratis|receba|reivindicar)
  `,
  'shared-document': `
    (compartilhou|enviou) .. (documento|arquivo|pasta|pdf|documentos) .. (com voce|para voce|via|voce)
    (visualizar|acessar|abrir|assinar|baixar|revisar) (o |os |seu |a )*(documento|arquivo|documentos|contrato|arquivos|pdf) .. (aqui|abaixo|compartilhado|online|clique|completo|anexo|seguro)
    (documento|contrato) .. (aguardando|aguarda|pendente de|requer) .. (assinatura|revisao)
    novo arquivo .. (revise|dados|visualizar|baixar|acesse)
  `,
  voicemail: `
    (nova|uma|1) (mensagem de voz|mensagem de audio|correio de voz|chamada perdida) .. (recebida|ouvir|escutar|para voce|recebeu)
    (ouvir|escutar|reproduzir) .. (mensagem de voz|audio|correio de voz|mensagem)
  `,
  'mailbox-full': `
    (caixa de (correio|entrada|email|e mail)|caixa postal|armazenamento|email|e mail|cota|espaco) .. (cheia|cheio|lotada|lotado|excedeu|excedido|limite|esgotado|atingiu|quase cheia)
    (mensagens|emails|e mails) .. (pendentes|retidas|retidos|bloqueadas|nao entregues|aguardando) .. (caixa|entrega|servidor|liberar|recuper*|sua|seu|para)
    (atualize|aumente|amplie|valide) .. (caixa de correio|armazenamento|webmail|espaco|cota|email)
  `,
  'subscription-renewal': `
    ${yours} .. (assinatura|plano|netflix|antivirus|conta netflix|prime|mensalidade) .. (expirou|expirada|suspensa|cancelada|vencida|expirado|sera cancelada|nao foi renovada|recusado|em atraso|pausada)
    (pagamento|cobranca|cartao) .. (recusado|nao aprovado|nao autorizado|falhou|nao foi processado|negado|nao processado) .. (atualize|assinatura|conta|evit*|metodo|dados)
    (renove|atualize|reative) .. (assinatura|forma de pagamento|dados de pagamento|metodo de pagamento|plano) .. (agora|hoje|evit*|continuar|para|em dia|imediat*)
    mantenha sua assinatura em dia
  `,
  'virus-scare': `
    (virus|malware|ameacas|hackers) .. (detectad*|encontrad*|dispositivo|computador|celular|infectad*|remov*)
    (seu|sua) (computador|dispositivo|celular|pc|telefone) .. (infectad*|em risco|desprotegid*|vulneravel|invadido)
  `,
  'job-offer': `
    (ganhe|ganhar|fature|renda de|receba) .. # .. (por dia|por semana|por mes|diari*|trabalhando|em casa)
    (trabalhe|trabalhar|trabalho) (em|de) casa .. (ganhe|ganhar|renda|sem experiencia|vaga*|salario|inscreva)
    (renda extra|renda passiva|sem experiencia) .. (casa|ganhe|diari*|internet|online|celular|por dia|necessaria|agora)
  `,
  investment: `
    (lucro|lucros|retorno|retornos|rendimento|ganhos) (garantido|garantidos|garantida|diario|diarios|alto|altos|rapido) .. (invista|investimento|por|ao|sem|dia|mes|de|com)
    (invista|investir|investimento|investidor) .. (lucro|retorno|garantid*|bitcoin|cripto|plataforma|oportunidade|multipli*|projeto|parceiro|milhoes|segredos)
    (segredos do|desvende|momentum trading|day trade|robo trader) .. (trading|lucr*|mercado|ganhe|curso|segredos)
  `,
  loan: `
    (emprestimo|credito|financiamento|consorcio) .. (aprovado|liberado|sem consulta|taxa|juros|rapido|negativado|pre aprovado|facil|parcelas|oferta|oferecemos)
    (precisa|precisando|voce precisa) (de |um |uma )*(emprestimo|credito|financiamento|dinheiro)
    (limpe|aumente|consulte|consulta) .. (seu nome|score|cpf) .. (gratis|serasa|score|aumente|agora|cnpj)
    cartao .. (pre aprovado|sem anuidade|limite pre) .. (clique|peca|solicite|agora|voce|aproveite|um)
  `,
  'health-miracle': `
    (emagreca|emagrecer|perder peso|perca peso|queima de gordura|queimar gordura|eliminar gordura|perca # kg) .. (rapido|dias|sem|natural*|kg|segredo|semanas|formula|metodo|cha|capsulas)
    (erecao|impotencia|penis|libido|testosterona|azulzinho|viagra) .. (natural|aumente|aument*|formula|rapid*|sem|cm|resolve|capsulas)
    (diabetes|zumbido|dores|artrose|pressao alta|glicose|queda de cabelo|prostata|varizes) .. (cura|natural|receita|truque|metodo|elimin*|fim|segredo|caseira|reverte*)
    (medicos|industria farmaceutica) .. (odeiam|escondem|chocad*|segredo|surpres*)
  `,
  'dating-bait': `
    (mulheres|garotas|novinhas|solteiras|gatas|coroas|meninas) .. (perto de voce|na sua (regiao|cidade)|solteiras|quentes|querendo|te esperando|esperando voce|ucranianas|russas)
    (conheca|encontre|namore) .. (mulheres|garotas|solteiras|solteiros|alguem especial|esposa|russas|ucranianas) .. (hoje|perto|agora|lindas|gratis|da|na)
    (apimente|sexo|nudes|fotos intimas|acompanhantes|noite de prazer|encontro casual) .. (vida|casual|agora|hoje|comigo|gratis|ver|quero|cidade)
    (oi|ola) (querido|gostoso|amor|gato|lindo)
  `,
  casino: `
    # (rodadas|giros) gratis
    (rodadas|giros) gratis .. (agora|bonus|cassino|desbloqueie|ganhe|deposito|jogue|registre)
    (desbloqueie|ganhe|receba) .. (rodadas|giros) gratis
    (bonus de boas vindas|bonus de deposito|sem deposito|cassino|casino|tigrinho|fortune tiger|apostas) .. (bonus|gratis|ganhe|jogue|deposito|rodadas|aposte|agora|saque|cadastre)
  `,
  'hard-sell': `
    (plano|planos) de saude .. (tabela|economi*|desconto|cotacao|proposta|a partir|menores|reduz*|online|cote|promocional|mensalidade|reajust*|empresarial)
    (proposta|tabela|cotacao|condicao) (exclusiva|promocional|especial|esperando|no plano|para sua analise) .. (plano|voce|amil|notredame|bradesco saude|ate|saude|exclusiv*|economi*|desconto|analise|consulte)
    ate # (por cento )?(de )?(desconto|economia|off|menores) .. (no|na|em|plano|hoje|app|loja|agora|saude|so|aproveite)
    (reduza|economize|economia de) .. (plano de saude|conta de luz|energia|ate #|mensalidade|seguro)
    (receba|solicite|faca) (sua|uma|a) cotacao
    (aproveite|ultimas unidades|oferta imperdivel|promocao relampago|oferta exclusiva) .. (agora|ja|hoje|desconto|frete|compre|ultimas|voce|clique)
    (kit completo|protecao veicular|seguro auto|seguro de vida|intercambio|clamper) .. (desconto|cotacao|economi*|agora|aproveite|ate|promo*|proteja|vagas)
    (presenca digital|marketing digital|criacao de site|trafego pago|lista de emails) .. (empresa|negocio|voce|vendas|orcamento|agencia|forte|clientes)
  `,
  'junk-footer': `
    (caso nao queira|se nao deseja|nao deseja|se voce nao quer) (mais )?receber .. (clique aqui|responda|remover|descadastr*) .. (assunto remover|remover|descadastr*|lista|sair)
    (para remover|remova) seu (email|e mail) .. (lista|clique|responda)
  `,
  'payroll-change': `
    (alterar|atualizar|mudar|trocar) .. (minha|meus|meu) .. (conta salario|conta bancaria|dados bancarios|conta para deposito|folha de pagamento)
    (meu salario|meu pagamento) .. (nova conta|outra conta|novo banco)
  `,
  'device-code': `
    (insira|digite|informe|use) .. codigo .. (pagina de login|devicelogin|pagina de acesso|entrar na reuniao|dispositivo)
  `,
  'oauth-consent': `
    (conceda|permita|autorize|aprove) .. (aplicativo|app|permissao|permissoes) .. (acesso|conta|caixa|continuar|email)
    (reautorize|reautorizar|renove a permissao) .. (aplicativo|conta|acesso)
  `,
  'paste-and-run': `
    (pressione|aperte) .. (windows|win|tecla windows) .. r
    (cole|colar) .. (executar|powershell|terminal|prompt de comando) .. (enter|pressione|verificar|confirmar)
    (verifique|confirme|prove) .. (humano|nao e um robo) .. (pressione|cole|ctrl|copie)
  `,
  'generic-greeting': `
    (ola|prezado|prezada|caro|cara|bom dia|oi|estimado|parabens) (a |o |senhor |senhora |cliente |sr )*@
    ? (prezado|prezada|caro|cara|estimado|ola|querido|senhor) (a |as |o |os |senhor |senhora |nosso )*(cliente|usuario|titular|contribuinte|beneficiario|trader|correntista|consumidor|associado|amigo)
  `,
  'bait-click': `
    (clique|toque) (aqui|no (link|botao)|abaixo|agora|no botao abaixo|no link abaixo) .. (e|para) .. (resgatar|resgate|desbloquear|desbloqueie|liberar|regularizar|atualizar|atualize|efetuar|evitar|validar|receber|garantir|acesse sua|acesse|pagar|realizar|concluir|trocar|verificar)
    (resgatar|desbloquear|regularizar|liberar|trocar|atualizar|confirmar|pagar|validar|quero meu|quero resgatar) (agora|aqui|meus pontos|pontos|ja|meu cartao)
    para (resgatar|desbloquear|regularizar|liberar|atualizar|validar|confirmar|concluir) .. (clique|basta|acesse) .. (aqui|botao|link|abaixo|cadastrar)
    e muito simples clique
  `,
  'honest-notice': `
    ? se (voce )?nao (solicitou|foi voce|fez|pediu|reconhece) .. (ignore|desconsidere|ignorar|desconsiderar)
    ? (ignore|desconsidere|ignorar) (este|esta|esse|essa) (email|e mail|mensagem)
  `,
};
