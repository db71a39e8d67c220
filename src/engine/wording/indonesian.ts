import type { Phrasebook } from './topics.ts';

const account =
  '(akun|rekening|kartu|kartu atm|kartu kredit|mobile banking|m banking|internet banking|akses|kotak surat|email|layanan|nomor|langganan|dompet|akaun)';
const shut =
  '(diblokir|terblokir|dibekukan|ditangguhkan|dibatasi|dinonaktifkan|nonaktif|ditutup|dikunci|terkunci|dihapus|dihentikan|diputus|hangus|digantung|disekat)';
const prove =
  '(verifikasi|memverifikasi|diverifikasi|konfirmasi|mengonfirmasi|mengkonfirmasi|perbarui|memperbarui|update|mengupdate|lengkapi|melengkapi|validasi|aktifkan|mengaktifkan|aktivasi|pemutakhiran|sahkan|kemas kini)';
const secrets =
  '(data|akun|rekening|identitas|kata sandi|password|pin|otp|kode otp|nomor kartu|data diri|informasi|kartu|alamat|ktp|nik|user id)';
const parcel = '(paket|pakej|kiriman|barang|pesanan|parsel|bungkusan)';

/** Lures and the words around them, in Indonesian; Malay is close enough for most of them. */
export const indonesian: Phrasebook = {
  'credential-request': `
    ${prove} .. ${secrets} .. (anda|bapak|ibu|kamu|melalui|di|lewat|sebelum|agar|segera|sekarang)
    ${prove} .. (melalui|lewat|di|via|dengan) .. (link|tautan|klik|formulir|laman|situs)
    (klik|tekan|buka|kunjungi|akses) .. (link|tautan|laman|situs|tombol|http*|berikut|ini) .. ${prove}
    (klik|tekan|buka|kunjungi) .. (link|tautan|laman|situs|berikut) .. (login|masuk|isi|masukkan)
    (masukkan|isi|isikan|kirim|kirimkan|berikan|sebutkan|input) .. (password|kata sandi|pin|otp|kode otp|nomor kartu|cvv|user id|nomor rekening|data kartu|data diri|foto ktp|username)
    (wajib|harus|diwajibkan|diminta|segera) .. ${prove} .. (akun|rekening|data|identitas|kartu|tarif)
    (kata sandi|password) .. (kedaluwarsa|kadaluarsa|berakhir|expired)
  `,
  'account-threat': `
    (saldo|dana) .. (akan|otomatis) .. (dipotong|hangus|terpotong|ditarik)
    ${account} .. (akan|telah|sudah|di|segera|terpaksa|kami|sementara) .. ${shut}
    ${account} .. (anda|bapak|ibu|kamu) ${shut}
    (menghindari|mencegah|hindari|agar tidak|supaya tidak) .. (pemblokiran|blokir|${shut.slice(1, -1)}|penutupan|pemutusan|penangguhan)
    (aktivitas|transaksi|login|percobaan) .. (mencurigakan|tidak dikenal|tidak wajar|tidak sah|asing|ilegal)
    (jika|apabila|bila) tidak .. ${shut}
    (pemblokiran|penonaktifan|penangguhan|pemutusan) .. (akun|rekening|kartu|layanan|nomor)
  `,
  'payment-request': `
    besok (saya|aku|pasti) (ganti|kembalikan|balikin)
    (perubahan|ganti|mengganti|pergantian|berubah|baru) .. (nomor rekening|rekening bank|rekening|data bank)
    (rekening|nomor rekening) .. (baru|berubah|yang baru|berikut|berbeda)
    (rekening) (lama|sebelumnya) .. (tidak|ditutup|jangan|nonaktif)
    (transfer|kirim|bayar|setor) .. (sekarang|segera|hari ini|secepatnya|mendesak) .. (rekening|dana|uang|rp*|juta)
    (segera|tolong|mohon|cepat) .. (transfer*|kirim* uang|kirim* dana)
    (tagihan|denda|tunggakan|tilang|pajak) .. (segera|bayar|24|1x24|diputus*|pidana|klik|link)
    (pinjam|pinjem) .. (uang|duit|dulu|dana|#)
    (uang muka|deposit|biaya admin*|biaya pendaftaran|biaya proses*|biaya pencairan|pajak hadiah) .. (transfer*|bayar*|rp*|kirim*|rekening|#|sebesar|juta)
    (transfer*|bayar*) .. (biaya|deposit|pajak) .. (admin*|pendaftaran|proses*|pencairan|hadiah|jaminan)
  `,
  'parcel-fee': `
    ${parcel} .. (tertahan|ditahan|gagal dikirim|gagal diantar|tidak dapat dikirim|tidak dapat diantar|tertunda|bea cukai|akan dikembalikan|dikembalikan ke pengirim|belum bisa)
    ${parcel} <> (biaya|ongkir|ongkos|bea|cukai|pajak) .. (bayar*|rp*|#|belum|kekurangan|lunasi)
    (bayar|membayar|pembayaran|lunasi) .. (biaya|bea|ongkir|ongkos|cukai) .. (kirim*|pengiriman|cukai|masuk|paket|ulang|#|rp*|antar)
    (alamat) .. (tidak lengkap|salah|tidak jelas|tidak valid|tidak ditemukan)
    (perbarui|konfirmasi|lengkapi|update) .. alamat
    (resi|foto paket|lihat foto|cek resi) .. (apk|unduh|buka|aplikasi|file)
  `,
  'refund-bait': `
    (bantuan|bansos|blt|subsidi|pengembalian dana|refund|kompensasi|saldo gratis|dana bantuan) .. (klik|link|tautan|daftar*|klaim|cair*|segera|cek|isi|data)
    (klaim|cairkan|ambil) .. (bantuan|bansos|dana|saldo|refund|bonus)
    (anda|kamu) .. (berhak|terdaftar) .. (bantuan|dana|bansos|pengembalian|subsidi)
    (poin) .. (hangus|kedaluwarsa|tukar*|kadaluarsa)
  `,
  prize: `
    (nomor|nomer|anda|kamu) .. terpilih
    (kirim|transfer|bayar|setor) .. biaya (administrasi|admin*)
    (selamat) .. (memenangkan|menang|pemenang|terpilih|mendapatkan|mendapat|hadiah)
    (memenangkan|pemenang|menang) .. (hadiah|undian|uang|mobil|motor|iphone|rp*|juta|giveaway)
    (hadiah|undian) .. (klaim*|ambil|hubungi|pajak|juta|rp*|biaya|langsung)
    (klaim|ambil) .. hadiah*
  `,
  'gift-cards': `
    (beli|belikan|membeli|butuh|pembelian) .. (kartu hadiah|gift card|voucher google play|voucher game|kartu google play|voucher itunes|kartu steam|voucher pulsa|pulsa .. (ribu|#))
    (kirim|kirimkan|foto) .. (kode voucher|kode kartu|kode gift card|kodenya)
  `,
  'payroll-change': `
    (gaji|payroll|upah) .. (rekening baru|rekening lain|ganti rekening|perubahan rekening|mengganti rekening|ubah rekening|mengubah rekening|pindah bank)
    (ganti|mengganti|ubah|mengubah|perubahan|update) .. rekening .. (gaji|payroll)
  `,
  'code-request': `
    (kirim|kirimkan|berikan|sebutkan|bacakan|kasih|infokan|forward) .. (kode|otp|kode otp|kode verifikasi) .. (saya|kami|masuk|sms|tadi|kesini|petugas|yang)
    (kode) .. (salah kirim|tidak sengaja|kepencet)
  `,
  urgency: `
    dalam (waktu )?(#|1x24|2x24|24|48) .. (jam|menit)
    (segera|sekarang juga|secepatnya) .. (verifikasi|konfirmasi|klik|bayar|transfer|hubungi|login|perbarui|lengkapi|update|klaim)
    (peringatan terakhir|kesempatan terakhir|hari terakhir|sebelum terlambat|hari ini juga)
    (paling lambat|sebelum) (hari ini|jam|pukul|pkl)
  `,
  fear: `
    (proses hukum|jalur hukum|tindakan hukum|dipidana|pidana|ditangkap|penjara|surat panggilan|tuntutan) .. (akan|jika|apabila|anda|terhadap|kepada|dikenakan|tidak)
    (akan|terpaksa) .. (ditangkap|dipenjara|diproses hukum|dilaporkan ke polisi|disebarkan)
    (dihapus|hilang) (permanen|selamanya)
  `,
  authority: `
    (tilang elektronik|surat tilang|etle|tilang)
    (polisi|kepolisian|polri|bareskrim|kejaksaan|bea cukai|dirjen pajak|djp|kpk|ojk|interpol|etilang|e tilang) .. (panggilan|tagihan|denda|pelanggaran|anda|tersangka|tunggakan|pencucian|surat|restitusi)
    (petugas bank|customer service|cs bank|tim it|pihak bank|admin it) .. (rekening|akun|tarif|verifikasi|password|kata sandi|data|otp|email)
  `,
  secrecy: `
    (jangan) .. (beritahu|beri tahu|bilang|cerita*|memberitahu|kasih tahu|sampaikan) .. (siapa|orang lain|rekan|siapapun|yang lain|keluarga|staf)
    (rahasiakan|dirahasiakan|jaga kerahasiaan|bersifat rahasia|sangat rahasia|antara kita)
    ? (rahasia|konfidensial)
  `,
  'executive-errand': `
    (saya|aku) .. (sedang|lagi) .. (rapat|meeting|di luar kota|perjalanan) .. (tidak bisa|gak bisa|susah|tolong|telepon|telpon)
    (tidak bisa|gak bisa|tidak dapat) .. (telepon|telpon|ditelepon|bicara|dihubungi|angkat)
    (apakah|kamu|anda) .. (di kantor|lagi sibuk|ada waktu|sedang sibuk)
    (tolong|minta tolong|bantu) .. (transfer*|urus pembayaran|lakukan pembayaran|proses pembayaran|belikan)
    (ini) .. (nomor baru|no baru) .. (saya|mama|ayah|papa|ibu|aku)
  `,
  extortion: `
    (meretas|menghack|membajak|hack|mengambil alih|menyadap|retas) .. (hp|ponsel|perangkat|komputer|akun|kamera|email|kontak)
    (video|foto|rekaman) .. (pribadi|syur|bugil|intim|telanjang|sebar*|disebar*|menyebar*|kontak|teman|keluarga|viral*)
    (sebarkan|menyebarkan|sebar|disebarkan|kirim) .. (video|foto|rekaman|aib|data) .. (kontak|teman|keluarga|semua|medsos|anda|kamu)
    (bayar|kirim|transfer) .. (bitcoin|btc|kripto)
  `,
  'advance-fee': `
    (warisan|ahli waris|hibah|donasi) .. (juta*|milyar|miliar|pengacara|bank|dolar|usd|euro|dana)
    (juta|miliar|milyar) .. (dolar|usd|euro) .. (warisan|hibah|anda|transfer*)
  `,
  'crypto-lure': `
    (bitcoin|kripto|crypto|dompet|wallet|metamask) .. (verifikasi|penarikan|sinkron*|${shut.slice(1, -1)}|profit|untung|klaim)
    (frasa pemulihan|seed phrase)
  `,
  'mailbox-full': `
    (kotak surat|kotak masuk|penyimpanan|kuota|mailbox) .. (penuh|melebihi|habis)
    (pesan|email) .. (tertahan|tertunda|tidak terkirim|ditahan)
  `,
  'subscription-renewal': `
    (langganan|keanggotaan) .. (berakhir|ditangguhkan|dihentikan|perpanjang|dibatalkan) .. (perbarui|pembayaran|kartu|klik|link)
    (pembayaran) .. (gagal|ditolak|tidak berhasil) .. (perbarui|kartu|metode|langganan)
    (perbarui|update) .. (metode pembayaran|data pembayaran|informasi pembayaran|data kartu)
  `,
  'virus-scare': `
    (virus|malware|peretas*) .. (terdeteksi|ditemukan|menyerang|perangkat|hp|komputer)
    (terdeteksi|ditemukan|mendeteksi) .. (virus|malware|peretas*)
    (instal|install|unduh|download|pasang|buka) .. (anydesk|teamviewer|quicksupport|rustdesk|apk|file apk|aplikasi .. apk)
    (anydesk|teamviewer|akses jarak jauh) .. (instal*|unduh|kode|komputer|bantu*)
    (undangan|surat|tagihan|foto|resi|cek) .. apk
    (apk) .. (instal*|unduh|buka|klik|download|izinkan)
  `,
  'job-offer': `
    # (ribu|juta|rb) (per hari|sehari|perhari|setiap hari)
    (kerja|lowongan|pekerjaan|penghasilan|gaji) .. (dari rumah|di rumah|paruh waktu|part time|online|freelance|sampingan) .. (#|ribu|juta|per hari|harian|whatsapp|telegram|tanpa|like)
    (penghasilan|komisi|gaji|bayaran|pendapatan) .. (#|ribu|juta) .. (per hari|sehari|harian|setiap hari|perhari)
    (tanpa pengalaman|tidak perlu pengalaman) .. (gaji|whatsapp|telegram|hubungi|komisi|dibayar|daftar)
    (like|subscribe|menyukai|follow) .. (komisi|dibayar|bayaran|penghasilan|ribu|video|rp*)
    ? (hubungi|chat|daftar) .. (whatsapp|telegram|wa)
  `,
  investment: `
    (untung|profit|keuntungan|hasil) .. (pasti|dijamin|tanpa risiko|berlipat|per hari|setiap hari|# persen)
    (investasi|modal) .. (untung|profit|keuntungan|dijamin|berlipat|kripto|titip*) .. (#|hari|juta|pasti|persen)
  `,
  'bait-click': `
    (tarif|biaya transaksi|biaya transfer|biaya admin) .. (berubah|naik|menjadi) .. (rp*|bulan|#)
    (klik|tekan|buka) .. (link|tautan|tombol|di sini|disini|berikut|ini) .. (untuk|agar|supaya) .. (klaim|mengklaim|ambil|mendapatkan|menerima|membuka|mengaktifkan|menghindari|membatalkan|membayar|bayar)
    (jika|apabila|bila) .. tidak setuju .. (isi|klik|formulir|link|tarif)
    (perubahan tarif|tarif baru|biaya transfer baru) .. (#|ribu|rp*|per bulan|setuju|konfirmasi|bulan)
  `,
  'generic-greeting': `
    ? (yth|kepada|pelanggan|nasabah) (pelanggan|nasabah|pengguna|yth|yang terhormat|setia)
  `,
};
