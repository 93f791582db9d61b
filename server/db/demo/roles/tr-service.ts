import type { DemoRole } from '../types.ts';

/** Health, hotels, kitchens and schools, in Turkish. */
export const serviceRolesTr = {
  hemsire: {
    paragraphs: [
      'Nöbetler aylık olarak ve ekiple birlikte planlanır. Yeni başlayan meslektaşlarımız ilk altı hafta deneyimli bir hemşireyle birlikte çalışır; tek başına nöbet bu sürenin sonunda başlar.',
      '{company} olarak hemşire başına düşen hasta sayısını her gün izler ve bunu servis panosunda paylaşırız.',
    ],
    requirements: [
      'Üniversitelerin hemşirelik bölümünden mezun',
      'Tercihen en az bir yıl yataklı serviste çalışmış',
      'Vardiyalı çalışmaya uygun',
      'İletişimi güçlü ve kayıt tutma konusunda titiz',
    ],
    responsibilities: [
      'Hastaların bakım planını hazırlamak ve uygulamak',
      'İlaç uygulamalarını güvenli biçimde yapmak ve kaydetmek',
      'Hasta ve yakınlarını bilgilendirmek',
      'Nöbet devrini yazılı ve sözlü olarak yapmak',
    ],
    skills: ['Hasta bakımı', 'İlaç uygulama', 'Kayıt tutma', 'Ekip çalışması'],
  },
  fizyoterapist: {
    paragraphs: [
      'Hastalarımızı ameliyatın ertesi gününden evlerine döndükleri güne kadar izleriz. Günlük hasta sayısı sınırlıdır ve her seans en az kırk dakika sürer.',
      'Ekibimizde altı fizyoterapist, bir ergoterapist ve iki hekim bulunuyor.',
    ],
    requirements: [
      'Fizyoterapi ve rehabilitasyon bölümü mezunu',
      'Ortopedik veya nörolojik rehabilitasyon deneyimi',
      'Hastayı sabırla dinleyen',
    ],
    responsibilities: [
      'Değerlendirme yapmak ve tedavi programı hazırlamak',
      'Bireysel seansları yürütmek',
      'Taburculuk ve ev programını planlamak',
    ],
    skills: ['Rehabilitasyon', 'Manuel terapi', 'Hasta eğitimi'],
  },
  'hasta-danismani': {
    paragraphs: [
      'Hastaneye gelen kişinin gördüğü ilk yüz siz olacaksınız. Kayıt, randevu ve yönlendirme işlerini yürütür, soruların doğru kişiye ulaşmasını sağlarsınız.',
      'Görev dört kişilik bir ekiple, dönüşümlü vardiya hâlinde yürütülür.',
    ],
    requirements: [
      'En az ön lisans mezunu',
      'Güler yüzlü ve sakin',
      'Bilgisayar kullanımına hâkim',
      'Tercihen İngilizce veya Arapça bilen',
    ],
    responsibilities: [
      'Hasta kaydı ve randevu işlemlerini yapmak',
      'Hasta ve yakınlarını yönlendirmek',
      'Telefon ve e-posta ile gelen soruları yanıtlamak',
    ],
    skills: ['Hasta ilişkileri', 'Randevu yönetimi', 'İletişim'],
  },
  'resepsiyon-gorevlisi': {
    paragraphs: [
      'Konuklarımızın çoğu ikinci, üçüncü kez gelir; isimleriyle karşılanmayı bekler. Ön büroda acele etmeden çalışan, çözüm arayan bir ekip arkadaşı arıyoruz.',
      'Vardiyalar on beş gün önceden bildirilir. Kış aylarında da tam kadro çalışırız.',
    ],
    requirements: [
      'İyi derecede İngilizce, tercihen Almanca veya Rusça',
      'Önbüro programlarına yatkın',
      'Vardiyalı çalışmaya uygun',
    ],
    responsibilities: [
      'Giriş ve çıkış işlemlerini yapmak',
      'Rezervasyonları ve ödemeleri takip etmek',
      'Konuk isteklerini ilgili bölüme iletmek ve sonucunu izlemek',
    ],
    skills: ['Önbüro', 'İngilizce', 'Rezervasyon'],
  },
  'kat-hizmetleri': {
    paragraphs: [
      'Günde en fazla on dört oda hazırlanır; çamaşır ve ağır taşıma için ayrı görevlilerimiz var. Kullanılan temizlik ürünlerini ekip birlikte seçer.',
      'Lojman, odası iki kişilik olacak şekilde yenilendi.',
    ],
    requirements: [
      'Tercihen otelde çalışmış',
      'Düzenli ve ayrıntıya dikkat eden',
      'Hafta sonu çalışabilecek',
    ],
    responsibilities: [
      'Odaları hazırlamak ve kontrol etmek',
      'Eksik ve arızaları aynı gün bildirmek',
      'Çamaşır ve malzeme sayımını yapmak',
    ],
    skills: ['Kat hizmetleri', 'Kalite kontrol', 'Düzen'],
  },
  asci: {
    paragraphs: [
      'Mutfakta herkes kendi bölümünden sorumludur: siparişini verir, hazırlığını yapar, yanındakini yetiştirir. Mönü mevsime göre yılda dört kez değişir.',
      'Tek vardiya çalışır, bölünmüş mesai yapmayız. Servis sonunda temizlik birlikte yapılır.',
    ],
    requirements: [
      'En az iki yıl sıcak mutfak deneyimi',
      'Hijyen eğitimi belgesi',
      'Ekip içinde sakin ve düzenli çalışan',
    ],
    responsibilities: [
      'Bölümün hazırlığını ve pişirmesini yapmak',
      'Malzeme siparişini ve stok takibini yürütmek',
      'Yardımcıları yetiştirmek',
    ],
    skills: ['Sıcak mutfak', 'Hijyen', 'Stok takibi'],
  },
  'baklava-ustasi': {
    paragraphs: [
      'Hamur her sabah elde açılır. İmalathanede altı usta ve sekiz çırak çalışır; iş saat beşte başlar, öğleden sonra ikide biter.',
      'Fıstık ve sadeyağ yıl boyunca aynı üreticilerden alınır; ustalar alıma birlikte gider.',
    ],
    requirements: [
      'Hamur açmada en az üç yıl deneyim',
      'Temiz ve ölçülü çalışan',
      'Çırak yetiştirmeye istekli',
    ],
    responsibilities: [
      'Günlük üretimi zamanında tamamlamak',
      'Şerbet ve pişirme ölçülerini korumak',
      'Çıraklara işi öğretmek',
    ],
    skills: ['Yufka açma', 'Şerbet', 'Üretim planlama'],
  },
  garson: {
    paragraphs: [
      'Salonumuzda yetmiş masa değil, yirmi iki masa var; konuğa ayıracak zamanınız olacak. Bahşiş mutfakla salon arasında eşit paylaşılır.',
      'İlk hafta eğitimle geçer: mönüyü tadar, içeriğini ve alerjenleri öğrenirsiniz.',
    ],
    requirements: [
      'Servis deneyimi tercih edilir, şart değildir',
      'Güler yüzlü ve dakik',
      'Akşam ve hafta sonu çalışabilecek',
    ],
    responsibilities: [
      'Konukları karşılamak ve sipariş almak',
      'Servisi yürütmek ve hesabı kapatmak',
      'Salonu düzenli tutmak',
    ],
    skills: ['Servis', 'İletişim', 'Ekip çalışması'],
  },
  ogretmen: {
    paragraphs: [
      'Zümre öğretmenleri haftada iki saat birlikte plan yapar. Sınıflar en fazla yirmi kişiliktir ve her öğretmenin kendi dersliği vardır.',
      'Ölçme sınavları azdır, geri bildirim çoktur: yazılı ve kısa. Veli görüşmeleri dönem başında takvime işlenir.',
    ],
    requirements: [
      'İlgili alandan mezun, pedagojik formasyon sahibi',
      'Tercihen en az iki yıl öğretmenlik deneyimi',
      'Öğrencilerle açık ve saygılı iletişim kuran',
    ],
    responsibilities: [
      'Dersleri planlamak ve yürütmek',
      'Öğrencilerin gelişimini izlemek ve geri bildirim vermek',
      'Kulüp ve gezi çalışmalarına katılmak',
    ],
    skills: ['Ders planlama', 'Ölçme ve değerlendirme', 'Sınıf yönetimi'],
  },
  'rehber-ogretmen': {
    paragraphs: [
      'Rehberlik birimimiz üç kişidir ve her kademeye bir uzman düşer. Öğrencilerin kendiliğinden gelebildiği, kapısı açık bir birim olarak çalışırız.',
      'Süpervizyon için ayda bir yarım gün ayrılır.',
    ],
    requirements: [
      'Psikolojik danışmanlık ve rehberlik mezunu',
      'Ergenlerle çalışma deneyimi',
      'Gizlilik konusunda titiz',
    ],
    responsibilities: [
      'Bireysel ve grup görüşmeleri yapmak',
      'Öğretmen ve velilere danışmanlık vermek',
      'Üst öğrenim ve meslek seçimi çalışmalarını yürütmek',
    ],
    skills: ['Psikolojik danışma', 'Kariyer rehberliği', 'Görüşme'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;
