import type { DemoRole } from '../types.ts';

/** Software, engineering, production, transport and farming, in Turkish. */
export const industryRolesTr = {
  'yazilim-gelistirici': {
    paragraphs: [
      'Küçük adımlarla, sık sürüm çıkararak çalışırız. Her değişiklik en az bir meslektaş tarafından aynı gün içinde okunur; testler yeşil değilse sürüm çıkmaz.',
      'Geliştiriciler ayda bir gün sahada, programı kullananların yanında çalışır. En iyi fikirlerimizin çoğu bu ziyaretlerden çıktı.',
    ],
    requirements: [
      'Yazılım geliştirmede en az iki yıl deneyim',
      'TypeScript veya Java, ayrıca iyi derecede SQL bilgisi',
      'Yazılı iletişimi açık ve düzenli',
      'Teknik belge okuyabilecek düzeyde İngilizce',
    ],
    responsibilities: [
      'Servis ve ekran geliştirmek, testlerini yazmak',
      'Kod incelemelerine katılmak',
      'Canlı ortamdaki sorunları izlemek ve gidermek',
    ],
    skills: ['TypeScript', 'PostgreSQL', 'React', 'Test yazımı'],
  },
  'urun-tasarimcisi': {
    paragraphs: [
      'Kullanıcılarımız günde yüzlerce belgeyle uğraşır; bir tıklama eksiltmek onlara yarım saat kazandırır. Tasarımcıyı işin başında masaya çağırırız.',
      'Ekran metinlerini de tasarımın parçası sayarız; Türkçesine özen gösteren birini arıyoruz.',
    ],
    requirements: [
      'En az üç yıl arayüz tasarımı deneyimi',
      'Kullanıcı görüşmesi ve kullanılabilirlik testi yapmış',
      'Portfolyosunda süreci de anlatan',
    ],
    responsibilities: [
      'Kullanıcı görüşmelerini planlamak ve yürütmek',
      'Akış ve ekranları tasarlamak',
      'Tasarım sistemini geliştiricilerle birlikte sürdürmek',
    ],
    skills: ['Arayüz tasarımı', 'Figma', 'Kullanılabilirlik testi'],
  },
  'destek-uzmani': {
    paragraphs: [
      'Müşterilerimize telefon ve e-postayla yardımcı olur, tekrar eden soruların kaynağını bulup ilgili ekibe aktarırsınız. Konuşma süresi ölçülmez, çözüm oranı ölçülür.',
      'İlk ay eğitimle geçer; ikinci aydan sonra kendi müşteri grubunuz olur.',
    ],
    requirements: [
      'Müşteri ilişkilerinde deneyimli',
      'Sabırlı, yazılı anlatımı düzgün',
      'Temel bilgisayar ve ağ bilgisine sahip',
    ],
    responsibilities: [
      'Destek taleplerini sonuna kadar takip etmek',
      'Yardım belgelerini güncellemek',
      'Hataları ayrıntısıyla geliştiricilere iletmek',
    ],
    skills: ['Müşteri desteği', 'Sorun giderme', 'Yazılı iletişim'],
  },
  'depo-sorumlusu': {
    paragraphs: [
      'Vardiyanızdaki on iki kişiyi yönetir, mal kabulden sevkiyata kadar akıştan sorumlu olursunuz. Depo, sıcaklık kontrollü üç bölümden oluşur.',
      'Stok doğruluğu yüzde 99,6 düzeyinde; bunu ekibi yormadan korumak istiyoruz.',
    ],
    requirements: [
      'Depo veya lojistikte en az üç yıl deneyim',
      'Ekip yönetmiş',
      'El terminali ve depo programı kullanmış',
      'Vardiyalı çalışmaya uygun',
    ],
    responsibilities: [
      'Vardiya planını yapmak ve ekibi yönlendirmek',
      'Mal kabul, yerleştirme ve sevkiyatı denetlemek',
      'Sayımları yürütmek ve farkları araştırmak',
    ],
    skills: ['Depo yönetimi', 'Stok sayımı', 'Ekip yönetimi', 'Soğuk zincir'],
  },
  'tir-soforu': {
    paragraphs: [
      'Araçlarımızın yaş ortalaması üçtür. Sürüş ve dinlenme sürelerine uyulur; planlamacıdan kimse aksini istemez.',
      'Bölgesel seferlerde çoğu akşam evinizde olursunuz, uzun seferlerde gece konaklaması şirket tarafından karşılanır.',
    ],
    requirements: [
      'CE sınıfı ehliyet, SRC ve psikoteknik belgesi',
      'En az iki yıl tır deneyimi',
      'Takograf kurallarına hâkim',
    ],
    responsibilities: [
      'Planlanan seferleri güvenle tamamlamak',
      'Yük, sıcaklık ve evrak kontrolünü yapmak',
      'Günlük araç kontrolünü kaydetmek',
    ],
    skills: ['CE ehliyet', 'SRC 4', 'Takograf', 'Frigorifik taşıma'],
  },
  'operasyon-uzmani': {
    paragraphs: [
      'Müşteri, sürücü ve depo arasındaki bağ siz olacaksınız. Günün planını akşamdan kurar, gün içinde değişen her şeyi ilgili herkese zamanında duyurursunuz.',
      'Ekip sekiz kişidir; her uzmanın kendi müşterileri vardır, izinlerde birbirimizin işini üstleniriz.',
    ],
    requirements: [
      'Lojistik, işletme veya benzeri bölümlerden mezun',
      'Planlama deneyimi olan',
      'Telefonda sakin ve açık konuşan',
    ],
    responsibilities: [
      'Günlük sevkiyat planını hazırlamak',
      'Sürücü ve müşterilerle iletişimi yürütmek',
      'Gecikmeleri raporlamak ve nedenlerini izlemek',
    ],
    skills: ['Operasyon planlama', 'Excel', 'Müşteri iletişimi'],
  },
  'cnc-operatoru': {
    paragraphs: [
      'Tezgâhlarımız beş eksenli ve üç yıllıktır. Operatör programı okur, ilk parçayı ölçer, gerekirse takım ayarını kendisi değiştirir.',
      'Üretim üç vardiyadır; vardiya değişimleri dört haftada bir yapılır ve takvim yıl başında belli olur.',
    ],
    requirements: [
      'Meslek lisesi veya meslek yüksekokulu mezunu',
      'CNC tezgâhında en az iki yıl deneyim',
      'Teknik resim okuyabilen ve ölçü aletlerini kullanan',
    ],
    responsibilities: [
      'Tezgâhı hazırlamak ve üretimi yürütmek',
      'Ölçüm yapmak ve kayıt tutmak',
      'Günlük bakımı uygulamak',
    ],
    skills: ['CNC', 'Teknik resim', 'Ölçme', 'Takım ayarı'],
  },
  'kalite-muhendisi': {
    paragraphs: [
      'Kaliteyi sonradan ayıklamak yerine hatayı kaynağında bulmaya çalışırız. Üretim hattını durdurma yetkiniz olacak.',
      'Müşteri denetimlerine ekiple birlikte hazırlanır, bulguları altı hafta içinde kapatırız.',
    ],
    requirements: [
      'Makine, metalurji, gıda veya endüstri mühendisliği mezunu',
      'Kalite yönetim sistemlerinde deneyim',
      'İyi derecede İngilizce',
    ],
    responsibilities: [
      'Kontrol planlarını hazırlamak',
      'Uygunsuzlukların kök nedenini araştırmak',
      'Tedarikçi ve müşteri denetimlerini yürütmek',
    ],
    skills: ['Kök neden analizi', 'Denetim', 'İstatistiksel süreç kontrolü'],
  },
  'insaat-muhendisi': {
    paragraphs: [
      'Binaları önce dinleriz: röleve, karot, hesap; sonra çizeriz. Raporlarımızı mühendis olmayanların da anlayacağı dille yazmaya özen gösteririz.',
      'Zamanın üçte ikisi ofiste, üçte biri sahada geçer. Saha ekipleri en az iki kişiyle çıkar.',
    ],
    requirements: [
      'İnşaat mühendisliği mezunu',
      'Betonarme hesap ve deprem yönetmeliği bilgisi',
      'Yapısal analiz programlarından birine hâkim',
      'Seyahat engeli olmayan',
    ],
    responsibilities: [
      'Mevcut yapıların deprem performansını değerlendirmek',
      'Güçlendirme projelerini hazırlamak',
      'Uygulamayı sahada denetlemek ve raporlamak',
    ],
    skills: ['Betonarme', 'Deprem mühendisliği', 'Yapısal analiz', 'Raporlama'],
  },
  'santiye-sefi': {
    paragraphs: [
      'Şantiyenin programından, güvenliğinden ve komşularla ilişkisinden siz sorumlu olacaksınız. Çoğu işimiz kullanılan binalardadır; sessiz saatlere ve toza dikkat ederiz.',
      'Yanınızda bir saha mühendisi, bir iş güvenliği uzmanı ve on beş kişilik ekip olacak.',
    ],
    requirements: [
      'İnşaat mühendisi veya teknikeri',
      'En az beş yıl şantiye deneyimi',
      'Sürücü belgesi sahibi',
    ],
    responsibilities: [
      'İş programını hazırlamak ve yürütmek',
      'Taşeronları yönlendirmek ve hakedişleri kontrol etmek',
      'İş güvenliği kurallarını uygulatmak',
    ],
    skills: ['Şantiye yönetimi', 'İş güvenliği', 'Hakediş'],
  },
  'ziraat-muhendisi': {
    paragraphs: [
      'Sabahları tarlada ya da serada, öğleden sonra kayıt başında çalışılır. Sulama, besleme ve bitki koruma kararlarını bölüm sorumlusuyla birlikte verirsiniz.',
      'Son dört sezondur kalıntı nedeniyle geri dönen ürünümüz olmadı; bunu faydalı böceklere ve iyi kayıtlara borçluyuz.',
    ],
    requirements: [
      'Ziraat mühendisliği mezunu (bahçe bitkileri veya bitki koruma)',
      'Damla sulama ve gübreleme bilgisi',
      'Sürücü belgesi sahibi',
    ],
    responsibilities: [
      'Yetiştirme planını hazırlamak ve izlemek',
      'Zararlı takibi ve biyolojik mücadeleyi yürütmek',
      'İyi tarım kayıtlarını tutmak',
    ],
    skills: ['Bitki koruma', 'Damla sulama', 'İyi tarım uygulamaları'],
  },
  'mevsimlik-isci': {
    paragraphs: [
      'Çalışma süresi sözleşmede yazılıdır, ücret haftalık ödenir ve sigorta ilk günden yapılır. Servis köy merkezlerinden kalkar.',
      'Öğle sıcağında üç saat ara verilir; gölgelik, su ve tuvalet her parselde bulunur.',
    ],
    requirements: [
      'On sekiz yaşını doldurmuş',
      'Açık havada çalışabilecek',
      'Deneyim şart değildir, iş başında öğretilir',
    ],
    responsibilities: [
      'Ürünü olgunluğuna göre toplamak ve ayırmak',
      'Kasaları etiketlemek ve yüklemek',
      'İş güvenliği kurallarına uymak',
    ],
    skills: ['Hasat', 'Ayıklama', 'Dayanıklılık'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;
