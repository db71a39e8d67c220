import { type Kit, list } from './kit.ts';

export const pt: Kit = {
  language: 'pt',
  first: list(
    'Mariana; João; Beatriz; Rafael; Inês; Thiago; Ana; Pedro; Larissa; Tiago; Carla; Bruno; Helena; Gustavo; Sónia; Felipe',
  ),
  last: list(
    'Almeida; Ferreira; Nogueira; Barbosa; Teixeira; Moreira; Cardoso; Azevedo; Pinto; Ramos; Duarte; Freitas; Macedo; Antunes; Lopes; Tavares',
  ),
  cities: list(
    'Porto; Curitiba; Coimbra; Recife; Braga; Campinas; Faro; Salvador; Aveiro; Goiânia; Natal; Setúbal',
  ),
  streets: list(
    'Rua das Flores; Avenida Central; Rua do Comércio; Praça da República; Rua Nova; Travessa do Poço; Alameda dos Pinheiros',
  ),
  businesses: list(
    'Padaria {last}; Oficina {last}; Clínica {last}; Livraria {word}; {last} Advogados; Café {word}; {word} Sistemas; Viagens {word}; Jardins {last}; Câmara Municipal de {city}; Associação {word}; {word} Hospedagem; Contabilidade {last}; Loja {word}; Imobiliária {last}; Escola {word}',
  ),
  endings: list('pt; pt; com.br; com.br; com.br; com; com; net; org; eu'),
  freemail: list('gmail.com; hotmail.com; sapo.pt; uol.com.br; bol.com.br; outlook.com.br; yahoo.com.br'),
  formal: list(
    'Olá {first},; Prezado(a) cliente,; Caro(a) cliente,; Estimado cliente,; Olá,; Bom dia,; Prezado(a) {first} {last},; Caro {first} {last},',
  ),
  informal: list('Oi {first},; Olá {first},; Oi, tudo bem?; Bom dia {first},; Olá a todos,'),
  closings: list(
    'Atenciosamente,; Com os melhores cumprimentos,; Obrigado,; Cordialmente,; Um abraço,; Até breve,',
  ),
  casualClosings: list('Abraço,; Obrigada!; Beijinhos,; Até já,; Valeu,; Obrigado'),
  teams: list('Equipe {brand}; {brand}; A equipa {brand}; Atendimento {brand}; {first2}, {brand}'),
  automatic: list(
    'Esta é uma mensagem automática, por favor não responda.; Não responda a este e-mail.; E-mail enviado automaticamente.',
  ),
  help: list(
    'Dúvidas? [Fale conosco|A nossa equipa ajuda|Responda a este e-mail].; Precisa de ajuda? Ligue {phone}.; Atendemos de segunda a sexta, das 9h às 18h.',
  ),
  why: list(
    'Você recebeu este e-mail porque tem uma conta {brand}.; Esta mensagem foi enviada para {email}.; Comunicação de serviço, enviada independentemente das suas preferências.',
  ),
  unsubscribe: '[Cancelar inscrição|Descadastrar|Cancelar subscrição|Gerir preferências]',
  browser: '[Ver no navegador|Ver versão online]',
  privacy: '[Privacidade|Política de privacidade]',
  terms: '[Termos de uso|Termos e condições]',
  contact: '[Contato|Ajuda|Apoio ao cliente|Fale conosco]',
  months: list(
    'janeiro; fevereiro; março; abril; maio; junho; julho; agosto; setembro; outubro; novembro; dezembro',
  ),
  dates: list('{d} de {month} de {y}; {d}/{m}/{y}; {d} de {month}'),
  phones: list('21 #### ####; 0800 ### ####; +351 9## ### ###; (11) 4###-####'),
  money: '[R$ {amount}|{amount} €]',
  decimal: ',',
  goods: list(
    'Camisa de linho; Furadeira sem fio 18V; Jogo de 4 canecas; Tênis de corrida 42; Fones sem fio; Café em grão 1 kg; Luminária de mesa; Capa de chuva; Frigideira de ferro; Carregador USB-C; Plano anual; Jogo de cama; Caderno A5; Mochila 22 L',
  ),
  stories: [
    [
      'Novo horário a partir de {date}',
      'Agora abrimos [até às 20h na quinta|também ao sábado|uma hora mais cedo].',
    ],
    [
      'Cinco ideias para [um fim de semana de chuva|as noites longas|a varanda]',
      'A nossa seleção, [testada em casa|para todos os bolsos].',
    ],
    [
      'Oficina: [pão caseiro|conserto de bicicletas|horta na varanda]',
      'Só doze vagas, [sócios primeiro|material incluído].',
    ],
    ['Conheça {first2}', 'Há [seis|nove|onze] anos conosco e ainda [chega primeiro|vem de bicicleta].'],
  ],
  offer: list('{percent} em {good}; {good} por {amount}; De volta: {good}; Últimas unidades: {good}'),
  roles: list('Financeiro; Diretoria; Gerente de vendas; Recursos Humanos; Suporte de TI; Contabilidade'),
};
