/** The words filters look for first, in the languages lures are written in. */
export const keyWords = `
  account password verify verification confirm security suspended payment invoice bank login urgent refund wallet billing
  update expired mailbox delivery package parcel prize winner gift reward
  konto passwort bestätigen sicherheit gesperrt zahlung rechnung anmelden paket gewinn gutschein zugangsdaten
  compte passe vérifier confirmer sécurité suspendu paiement facture banque connexion colis remboursement livraison
  cuenta contraseña verificar confirmar seguridad suspendida pago factura banco paquete reembolso premio
  conta senha verificar segurança suspensa pagamento fatura encomenda reembolso prêmio prémio
  conto verifica conferma sicurezza sospeso pagamento fattura banca pacco rimborso premio
`
  .trim()
  .split(/\s+/);

/** Who a sender could call themselves without borrowing any name. */
export const neutralSenders: readonly [string, ...string[]] = [
  'Notification Centre',
  'Front Desk',
  'Info',
  'Office',
  'Team',
  'Mail Room',
  'Anna Keller',
  'James Porter',
  'Sofia Marques',
  'Luc Bernard',
  'Marta Ruiz',
  'Paolo Conti',
];
